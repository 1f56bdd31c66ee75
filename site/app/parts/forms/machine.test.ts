import { expect, test } from 'vitest';
import { readTimeSinceDrawn, signDrawnAt } from './drawn-at.ts';
import { HONEYPOT } from './honeypot.ts';
import { findMachineSign } from './machine.ts';

const secret = 'a secret';
const ago = (milliseconds: number) => ({ seen: [signDrawnAt(secret, Date.now() - milliseconds)] });

test('a form sent after any reading time is a person’s', () => {
	expect(findMachineSign(ago(3000), secret)).toBeNull();
	expect(findMachineSign({ ...ago(86_400_000), [HONEYPOT]: [''] }, secret)).toBeNull();
});

test('rejects forms that are too fast, have the honeypot filled or a forged time', () => {
	expect(findMachineSign(ago(500), secret)).toBe('fast');
	expect(findMachineSign({ ...ago(3000), [HONEYPOT]: ['https://spam.example'] }, secret)).toBe('again');
	expect(findMachineSign({ seen: [signDrawnAt('another secret', 0)] }, secret)).toBe('again');
	expect(findMachineSign({}, secret)).toBe('again');
});

test('only we can sign the time', () => {
	const [time = '', signature] = signDrawnAt(secret, 1000).split('.');
	expect(readTimeSinceDrawn(secret, `${time}.${signature}`, 4000)).toBe(3000);
	expect(readTimeSinceDrawn(secret, `${time}0.${signature}`)).toBeNull();
	expect(readTimeSinceDrawn(secret, 'نص.نص')).toBeNull();
});
