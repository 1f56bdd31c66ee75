import { expect, test } from 'vitest';
import { readContacts } from './read-contacts.ts';

const keep = (collection: string, row: Record<string, unknown>) => {
	const { row: kept, refused } = readContacts(collection, row);
	return refused.length > 0 ? refused.map(({ field }) => field) : kept;
};

test.each([
	['+20 100 123 4567', '+201001234567'],
	['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
	['02 2735 1234', '+20227351234'],
	['00971 50 123 4567', '+971501234567'],
	[201001234567, '+201001234567'],
])('the phone %s is stored as %s', (typed, number) => {
	const row = { phone_number: typed, phone_number_2: typed, whatsapp: typed };
	expect(keep('setting', row)).toEqual({ phone_number: number, phone_number_2: number, whatsapp: number });
	expect(keep('agent', { phone: typed, whatsapp: typed })).toEqual({ phone: number, whatsapp: number });
});

test.each(['19691', '١٩٦٩١', '+20 19691'])('%s is a hotline: a phone, and not on WhatsApp', (typed) => {
	expect(keep('setting', { phone_number: typed })).toEqual({ phone_number: '19691' });
	expect(keep('setting', { phone_number: typed, whatsapp: typed })).toEqual(['whatsapp']);
});

test.each(['call us', '0100', '123', '01001234567 / 01112345678', '<b>01001234567</b>', ['x'], { a: 1 }, true])(
	'%j is no phone',
	(typed) => {
		expect(keep('setting', { phone_number: typed, whatsapp: typed })).toEqual(['phone_number', 'whatsapp']);
		expect(keep('agent', { phone: typed })).toEqual(['phone']);
	},
);

test.each(['hello', 'a@b', 'a b@example.com', 'Mona <mona@example.com>', 'a@example.com, b@example.com', 'a@example.com?bcc=x', 7])(
	'%j is no e-mail address',
	(typed) => {
		expect(keep('setting', { email: typed })).toEqual(['email']);
		expect(keep('agent', { email: typed })).toEqual(['email']);
	},
);

test('an address is trimmed, and an empty one becomes null', () => {
	expect(keep('agent', { email: ' Mona@Example.com ' })).toEqual({ email: 'mona@example.com' });
	expect(keep('agent', { email: ' ', phone: '', whatsapp: null })).toEqual({ email: null, phone: null, whatsapp: null });
});

test('other fields are not changed', () => {
	const row = { registration_number: 'abc', sample_version: 'x' };
	expect(keep('setting', row)).toEqual(row);
	expect(keep('subscription', { email: 'x', search: 'abc' })).toEqual({ email: 'x', search: 'abc' });
	expect(keep('nobody-knows-this', { phone: 'abc' })).toEqual({ phone: 'abc' });
});

test.each([
	['www.example.com/pn', 'https://www.example.com/pn'],
	['https://www.facebook.com/pn', 'https://www.facebook.com/pn'],
	['', null],
])('the address %s is stored as %s', (typed, address) => {
	expect(keep('setting', { facebook: typed })).toEqual({ facebook: address });
	expect(keep('property', { video_url: typed })).toEqual({ video_url: address });
	expect(keep('page_block', { link: typed })).toEqual({ link: address });
});

test.each([
	'our page',
	'javascript:alert(1)',
	'data:text/html,x',
	'ftp://example.com',
	'//example.com',
	`https://example.com/${'x'.repeat(500)}`,
])('%s is not an address', (typed) => {
	expect(keep('partner', { website: typed })).toEqual(['website']);
	expect(keep('property', { video_url: typed, tour_url: typed })).toEqual(['video_url', 'tour_url']);
	expect(keep('setting', { privacy_link: typed })).toEqual(['privacy_link']);
});

test('a page of the site is a link but not a web address; a film needs https', () => {
	expect(keep('setting', { terms_link: '/terms' })).toEqual({ terms_link: '/terms' });
	expect(keep('partner', { website: '/terms' })).toEqual(['website']);
	expect(keep('project', { tour_url: 'http://example.com/tour' })).toEqual(['tour_url']);
});

test('contact fields of owners and visitors are checked as well', () => {
	expect(keep('property_private', { owner_phone: '0100 123 4567' })).toEqual({ owner_phone: '+201001234567' });
	expect(keep('enquiry', { phone: 'banana', email: 'x' })).toEqual(['phone', 'email']);
});
