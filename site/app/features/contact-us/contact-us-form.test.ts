import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { contactForm } from './contact-us-form.ts';

const { put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
put('agent', { id: 7, translations: { en_US: { name: 'Mona' }, ar_EG: { name: 'منى' } } });
for (const [id, agent] of [
	[1, 7],
	[2, 7],
	[3, null],
] as const)
	put(
		'property',
		samples.property(id, { purpose: 'sale', market: 'resale', type: 'villa', price: 5_000_000, agent, reference: `REF-${id}` }),
	);
for (let id = 101; id <= 200; id++)
	put('property', samples.property(id, { purpose: 'sale', market: 'resale', type: 'villa', price: 5_000_000, reference: `REF-${id}` }));

const site = { origin: 'http://site', settings: {}, forms: { secret: 'secret', challenge: null } };
const formAt = (query: string, typed?: Record<string, string[]>) => {
	const request = { locale: 'en', url: new URL(`http://site/contact-us?${query}`), read, t: readTranslator('en'), site } as PageRequest;
	return contactForm(request, typed ? { typed, problems: {}, notice: null, key: '', reference: null } : null);
};

test('one message about several homes names each reference and links to all', async () => {
	const { asked, form } = await formAt('ids=1&ids=3');
	expect(form.message?.value).toMatch(/^I’d like to ask about these properties:\nREF-1 · .+\nREF-3 · .+\nhttp:\/\/site\/compare\?ids=1,3$/);
	expect(asked).toBeNull();
	expect(form.frame.action).toBe('/contact-us?ids=1,3');
});

test('addresses the agent when all homes have the same one', async () => {
	const { form } = await formAt('ids=1,2');
	expect([form.frame.action, form.title]).toEqual(['/contact-us?about=agent-7&ids=1,2', 'Message Mona']);
	expect(form.message?.value).toContain('REF-2');
});

test('a single home uses the form of its page; without listed homes the form is plain', async () => {
	expect((await formAt('ids=1')).form.frame.action).toBe('/contact-us?about=property-1');
	for (const query of ['ids=999,0,<b>', 'ids=', ''])
		expect(await formAt(query)).toMatchObject({ asked: null, form: { message: { value: '' } } });
});

test('keeps what was typed', async () => {
	expect((await formAt('ids=1,3', { message: ['My own words'] })).form.message?.value).toBe('My own words');
});

test('names the first twelve of many homes and stays within the limit', async () => {
	const ids = Array.from({ length: 100 }, (_, index) => 101 + index);
	const { message } = (await formAt(`ids=${ids.join()}`)).form;
	expect(message?.value).toContain('and 48 more, in this list:\nhttp://site/favorites?list=101,');
	expect(message?.value.match(/REF-/g)).toHaveLength(12);
	expect(message?.value.length).toBeLessThan(2000);
});
