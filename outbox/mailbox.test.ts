import { expect, test } from 'vitest';
import { normalizeMailbox } from './mailbox.ts';

test.each([
	['Mariam@Example.com', 'mariam@example.com'],
	['mariam+1@example.com', 'mariam@example.com'],
	['mariam+1+2@example.com', 'mariam@example.com'],
	[' ｍariam@example.com ', 'mariam@example.com'],
	['m.a.r.i.a.m+x@gmail.com', 'mariam@gmail.com'],
	['Ma.riam@googlemail.com', 'mariam@gmail.com'],
	['m.ariam@example.com', 'm.ariam@example.com'],
	['+1@example.com', '+1@example.com'],
	['no address', 'no address'],
])('%s counts as %s', (typed, mailbox) => expect(normalizeMailbox(typed)).toBe(mailbox));
