export const photos = (kind: string, ...numbers: number[]): string[] =>
	numbers.map((number) => `${kind}-${String(number).padStart(2, '0')}.jpg`);
