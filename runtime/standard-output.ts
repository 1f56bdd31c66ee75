import { pino } from 'pino';

/** Lines that wait while the disk is full; further ones are dropped. */
const WAITING_BYTES = 1_000_000;

const output = pino.destination({ dest: 1, sync: true, maxLength: WAITING_BYTES });
output.on('error', () => {});

/** Writes synchronously, so that an exit loses nothing. A closed reader does not end the process. */
export const standardOutput = { write: (line: string): void => void output.write(line) };
