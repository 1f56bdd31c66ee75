import { expect, test } from 'vitest';
import { readTimeSinceDrawn, signDrawnAt } from './drawn-at.ts';
import { HONEYPOT } from './honeypot.ts';
import { findMachineSign } from './machine.ts';

const secret = 'a secret';
const ago = (milliseconds: number) => ({ seen: [signDrawnAt(secret, Date.now() - milliseconds)] });

test('somebody who read the form is a person, however long it took', () => {
	expect(findMachineSign(ago(3000), secret)).toBeNull();
	expect(findMachineSign({ ...ago(86_400_000), [HONEYPOT]: [''] }, secret)).toBeNull();
});

test('who was faster than reading, fell into the trap, or wrote the time themselves is not', () => {
	expect(findMachineSign(ago(500), secret)).toBe('fast');
	expect(findMachineSign({ ...ago(3000), [HONEYPOT]: ['https://spam.example'] }, secret)).toBe('again');
	expect(findMachineSign({ seen: [signDrawnAt('another secret', 0)] }, secret)).toBe('again');
	expect(findMachineSign({}, secret)).toBe('again');
});

test('the time is ours alone to write', () => {
	const [time = '', signature] = signDrawnAt(secret, 1000).split('.');
	expect(readTimeSinceDrawn(secret, `${time}.${signature}`, 4000)).toBe(3000);
	expect(readTimeSinceDrawn(secret, `${time}0.${signature}`)).toBeNull();
	expect(readTimeSinceDrawn(secret, 'نص.نص')).toBeNull();
});
