import { expect, test } from 'vitest';
import { compileAll } from '#app/i18n/compile-messages.ts';
import { type Messages, registerMessages } from '#app/i18n/messages.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Found, FoundRow } from '#content/staff/ask-counter.ts';
import { localeCodes } from '#domain/locales.ts';
import { testContent } from '#site/server/test-content.ts';
import { dictionary, readTranslator } from '#site/server/words.ts';
import { createRowBuilder } from './build-rows.ts';

for (const locale of localeCodes) registerMessages(locale, compileAll(JSON.parse(dictionary(locale))) as Messages);

const { read } = testContent();
const found: Found = { groups: [], owners: [], hasMoreOwners: false, agent: null, mayExport: false };
const builder = (locale: 'en' | 'ar') =>
	createRowBuilder(
		{
			...{ locale, read, t: readTranslator(locale) },
			site: { origin: 'https://pn.example', studioUrl: 'https://cms.example' },
		} as unknown as PageRequest,
		[],
		found,
	);
const row = (more: Partial<FoundRow>): FoundRow => ({
	...{ id: 7, reference: 'PN-1', status: null, progress: 'new', name: 'Mariam', phone: '+201000002001', whatsapp: null, email: null },
	...{ message: null, compound: null, date_created: null, price: null, currency: null, price_checked_on: null, type: null, bedrooms: null },
	...{
		agent: null,
		area: null,
		project: null,
		property: null,
		career: null,
		translations: [],
		lacking: [],
		language: null,
		rent_period: null,
	},
	may: { states: [], price: false, assign: false },
	...more,
});
const greeting = (locale: 'en' | 'ar', language: FoundRow['language']) =>
	decodeURIComponent(builder(locale).build('enquiry', row({ language })).phone?.whatsApp ?? '');

test('a WhatsApp message begins in the language somebody wrote in, whichever the page is in', () => {
	for (const locale of localeCodes) {
		expect(greeting(locale, 'ar')).toContain('Mariam، معك');
		expect(greeting(locale, 'en')).toContain('Hello Mariam, this is');
	}
	// Of whom nobody knows it, in the page's.
	expect(greeting('en', null)).toContain('Hello Mariam, this is');
});

test('a rent says for how long it is', () => {
	const price = (kind: 'property' | 'listing_submission', rent_period: FoundRow['rent_period'], locale: 'en' | 'ar' = 'en') =>
		builder(locale).build(kind, row({ price: 45_000, rent_period })).price?.text;
	expect(price('property', 'month')).toMatch(/45,000.* per month$/);
	expect(price('property', 'day', 'ar')).toMatch(/ يوميًا$/);
	expect(price('listing_submission', 'week')).toMatch(/ per week$/);
	expect(price('property', null)).not.toContain('per');
});

test('what is offered is what the role can do', () => {
	const may: FoundRow['may'] = { states: ['draft', 'review', 'on_hold'], price: true, assign: false };
	const { states, may: offered } = builder('en').build('property', row({ status: 'published', progress: null, may }));
	expect(states.map(({ text }) => text)).toEqual(['Make a draft', 'In review', 'On hold']);
	expect(offered).toEqual({ price: true, assign: false });
});
