import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Locale } from '#domain/locales.ts';
import { readTranslator } from '#site/server/words.ts';
import { tokenData } from './token-data.ts';

const home = {
	id: 7,
	reference: 'CAI-APT-7',
	status: 'sold',
	agent: null,
	translations: { en: { name: 'A home', slug: 'a-home' }, ar: { name: 'وحدة', slug: 'a-home' } },
};
const visit = (locale: Locale, path = '/alerts/unsubscribe?token=x') =>
	({
		locale,
		t: readTranslator(locale),
		url: new URL(path, 'http://pn.test'),
		site: { settings: {} },
		read: { setting: () => null, get: (_: string, id: number) => (id === home.id ? home : null) },
	}) as unknown as PageRequest;
const villas = { kind: 'search', address: '/search?purpose=sale&type=villa&bedrooms=3' } as const;

test('names the alert that the button stops, also for a sold home', () => {
	const [about] = tokenData(visit('en'), 'unsubscribe', 'ask', [{ kind: 'property', id: 7 }]).about;
	expect(about).toMatchObject({ kind: 'Price alerts for a property', subject: { text: 'CAI-APT-7: A home' } });
	const [search] = tokenData(visit('ar'), 'unsubscribe', 'ask', [villas]).about;
	expect(search?.kind).toBe('الجديد في بحثك');
	expect(search?.subject?.to).toBe('/ar/search?type=villa&bedrooms=3');
	expect(tokenData(visit('en'), 'confirm', 'ask', [{ kind: 'newsletter' }]).about).toEqual([{ kind: 'Our newsletter', subject: null }]);
	expect(tokenData(visit('en'), 'confirm', 'ask', [{ kind: 'property', id: 8 }]).about[0]?.subject).toBeNull();
});

test('links back to the subject afterwards', () => {
	expect(tokenData(visit('en'), 'confirm', 'done', [villas]).onwards).toEqual({
		to: '/search?type=villa&bedrooms=3',
		text: 'See properties',
	});
	const { onwards } = tokenData(visit('en'), 'confirm', 'done', [{ kind: 'property', id: 7 }]);
	expect(onwards).toEqual({ to: expect.stringContaining('/properties/7'), text: 'See this property' });
	expect(tokenData(visit('ar'), 'confirm', 'done', [{ kind: 'newsletter' }]).onwards?.to).toBe('/ar/search');
});

test('lists all alerts that one press starts, and links to all homes', () => {
	const { about, onwards } = tokenData(visit('en'), 'confirm', 'done', [{ kind: 'newsletter' }, villas, { kind: 'property', id: 7 }]);
	expect(about.map(({ kind }) => kind)).toEqual(['Our newsletter', 'New results for your search', 'Price alerts for a property']);
	expect(onwards).toEqual({ to: '/search', text: 'See properties' });
});

test('an expired link offers to ask again if the subject is still offered', () => {
	const { onwards } = tokenData(visit('en'), 'confirm', 'unknown', [villas]);
	expect(onwards?.to).toBe(`/alerts?${new URLSearchParams({ search: villas.address })}`);
	expect(tokenData(visit('en'), 'confirm', 'unknown', [{ kind: 'property', id: 7 }]).onwards?.to).toBe('/alerts');
	expect(tokenData(visit('en'), 'confirm', 'unknown').onwards?.to).toBe('/alerts');
});

test('a confirmed alert, and the page that stops it, link to its settings', () => {
	const { manage } = tokenData(visit('ar', '/alerts/confirm?token=x'), 'confirm', 'done', [villas], 'mmm');
	expect(manage).toEqual({ to: '/ar/alerts/manage?token=mmm', text: 'غيّره أو أوقفه' });
	expect(tokenData(visit('en'), 'unsubscribe', 'ask', [villas]).manage?.to).toBe('/alerts/manage?token=x');
	expect(tokenData(visit('en'), 'unsubscribe', 'ask', [{ kind: 'newsletter' }]).manage).toBeNull();
	for (const step of ['ask', 'unknown'] as const)
		expect(tokenData(visit('en', '/alerts/confirm?token=x'), 'confirm', step, [villas], 'mmm').manage).toBeNull();
});
