/** `THOROUGH=1 npm test` repeats what chance or load could break as often as a night allows; `npm test` often enough to see a mistake. */
const isThorough = process.env['THOROUGH'] === '1';

export const times = (few: number, many: number): number => (isThorough ? many : few);
