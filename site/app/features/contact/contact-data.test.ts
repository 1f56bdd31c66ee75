import { expect, test } from 'vitest';
import { wordsOf } from '../../../server/words.ts';
import { messageOf } from './contact-data.ts';

const flat = { name: 'Flat in Maadi', reference: 'MAD-APT-1042', url: 'https://pn.example/properties/1042' };
const shaqqa = { name: 'شقة في المعادي', reference: 'MAD-APT-1042', url: 'https://pn.example/ar/properties/1042' };

test('who is asked reads the reference, the name and the address, in the language of the page', () => {
	expect(messageOf({ t: wordsOf('en') }, 'Salma Nabil', flat)).toBe(
		'Hello Salma Nabil,\nI would like to ask about MAD-APT-1042: Flat in Maadi.\nhttps://pn.example/properties/1042',
	);
	const arabic = messageOf({ t: wordsOf('ar') }, 'سلمى نبيل', shaqqa).split('\n');
	expect(arabic).toEqual([
		'أهلًا سلمى نبيل،',
		'أود الاستفسار عن \u2066MAD-APT-1042\u2069: شقة في المعادي.',
		'https://pn.example/ar/properties/1042',
	]);
});

test('the brokerage is greeted without a name, and what has no reference is named', () => {
	expect(messageOf({ t: wordsOf('en') }, null, { ...flat, reference: null })).toBe(
		'Hello,\nI would like to ask about Flat in Maadi.\nhttps://pn.example/properties/1042',
	);
});
