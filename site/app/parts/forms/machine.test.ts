import { expect, test } from 'vitest';
import { isLikelyMachine } from './machine.ts';
import { seenAt, sinceSeen } from './seen.ts';
import { TRAP } from './trap.ts';

const secret = 'a secret';
const ago = (milliseconds: number) => ({ seen: [seenAt(secret, Date.now() - milliseconds)] });

test('somebody who read the form is a person, however long it took', () => {
	expect(isLikelyMachine(ago(3000), secret)).toBe(false);
	expect(isLikelyMachine({ ...ago(86_400_000), [TRAP]: [''] }, secret)).toBe(false);
});

test('who was faster than reading, fell into the trap, or wrote the time themselves is not', () => {
	expect(isLikelyMachine(ago(500), secret)).toBe(true);
	expect(isLikelyMachine({ ...ago(3000), [TRAP]: ['https://spam.example'] }, secret)).toBe(true);
	expect(isLikelyMachine({ seen: [seenAt('another secret', 0)] }, secret)).toBe(true);
	expect(isLikelyMachine({}, secret)).toBe(true);
});

test('the time is ours alone to write', () => {
	const [time = '', signature] = seenAt(secret, 1000).split('.');
	expect(sinceSeen(secret, `${time}.${signature}`, 4000)).toBe(3000);
	expect(sinceSeen(secret, `${time}0.${signature}`)).toBeNull();
	expect(sinceSeen(secret, 'نص.نص')).toBeNull();
});
