import { validatePayload } from '@directus/utils';
import { expect, test } from 'vitest';
import { enquiry } from './inbox.ts';
import { contactFields } from './lead-parts.ts';

const whatsapp_url = 'https://wa.me/201001234567';

/** As Studio decides it. */
const isHidden = (row: object, conditions: unknown[] = []) =>
	(conditions as { rule: object; hidden?: boolean }[]).some(
		({ rule, hidden }) => hidden && validatePayload(rule, row, { requireAll: true }).length === 0,
	);

test.each([
	['a mobile number', { phone: '+201001234567', whatsapp_url, email: null }, ['reach_by_phone']],
	['a landline', { phone: '+20227350000', whatsapp_url: null, email: null }, ['reach_by_call']],
	['an address alone', { phone: null, whatsapp_url: null, email: 'mona@example.com' }, ['reach_by_email']],
])('a request with %s shows one row of links that lead somewhere', (_, row, shown) => {
	const links = contactFields.filter(({ meta }) => meta.interface === 'presentation-links');
	expect(links.filter(({ meta }) => !isHidden(row, meta.conditions)).map(({ name }) => name)).toEqual(shown);
});

test.each([
	['left out by a visitor', { key: 'k', message: null, email: null }, true],
	['left empty by a visitor', { key: 'k', message: '', email: '' }, true],
	['given by a visitor', { key: 'k', message: 'Hello', email: 'mona@example.com' }, false],
	['still to be written by staff', { key: null, message: null, email: null }, false],
])('message and email %s', (_, row, hidden) => {
	const fields = enquiry.fields.filter(({ name }) => ['message', 'email'].includes(name));
	expect(fields.map(({ meta }) => isHidden(row, meta.conditions))).toEqual([hidden, hidden]);
});
