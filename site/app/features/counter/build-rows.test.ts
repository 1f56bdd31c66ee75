import { expect, test } from 'vitest';
import { compileAll } from '#app/i18n/compile-messages.ts';
import { type Messages, registerMessages } from '#app/i18n/messages.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Found, FoundRow } from '#content/staff/ask-counter.ts';
import { localeCodes } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { dictionary, readTranslator } from '#site/server/words.ts';
import { createRowBuilder } from './build-rows.ts';

for (const locale of localeCodes) registerMessages(locale, compileAll(JSON.parse(dictionary(locale))) as Messages);

const { read, put } = testContent();
const named = (en: string, ar: string) => ({ translations: { en_US: { name: en }, ar_EG: { name: ar } } });
put('location', samples.location);
put('area', samples.area);
put('developer', { id: 3, ...named('Builder', 'مطوّر') });
put('project', { ...{ id: 4, developer: 3, area: 2, ready: false, featured: false, outline: null }, ...named('Compound', 'كمبوند') });
const opening = { launch_date: '2099-01-01T10:00:00Z', currency: 'EGP' };
put('launch', { ...{ id: 6, developer: 3, project: 4, area: 2 }, ...opening, ...named('First launch', 'أول مشروع') });
const found: Found = { groups: [], owners: [], hasMoreOwners: false, isAll: true, agent: null, isOwnStart: false, mayExport: false };
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
	...{
		message: null,
		details: null,
		preferred_times: [],
		follow_up_at: null,
		compound: null,
		date_created: null,
		price: null,
		currency: null,
		price_checked_on: null,
		type: null,
		bedrooms: null,
	},
	...{
		agent: null,
		area: null,
		project: null,
		launch: null,
		viewing_state: null,
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

test('a WhatsApp message starts in the person’s language, not the page’s', () => {
	for (const locale of localeCodes) {
		expect(greeting(locale, 'ar')).toContain('Mariam، معك');
		expect(greeting(locale, 'en')).toContain('Hello Mariam, this is');
	}
	// Falls back to the page's language.
	expect(greeting('en', null)).toContain('Hello Mariam, this is');
});

test('a WhatsApp message confirms a booked viewing, or asks for a time', () => {
	const message = (language: 'en' | 'ar', more: Partial<FoundRow> = {}) =>
		decodeURIComponent(
			builder('en').build('enquiry', row({ language, preferred_times: ['2090-11-16 17:00'], ...more })).phone?.whatsApp ?? '',
		);
	expect(message('en')).toContain('Your viewing (PN-1) is confirmed: Thursday 16\u00a0Nov, 5:00\u00a0pm Cairo time.');
	expect(message('ar')).toContain('موعد معاينتك (PN-1) مؤكد: الخميس 16\u00a0نوفمبر، 5:00\u00a0م بتوقيت القاهرة.');
	expect(message('en', { viewing_state: 'moved' })).toContain('is confirmed');
	const open = [
		{ viewing_state: 'cancelled' },
		{ viewing_state: 'called_off' },
		{ progress: 'lost' },
		{ preferred_times: ['2026-01-01 17:00'] },
		{ preferred_times: ['evening'] },
	];
	for (const more of open) expect(message('en', more)).toContain('When is a good time to talk?');
});

test('a landline is called, and not on WhatsApp', () => {
	const phone = (number: string) => builder('en').build('enquiry', row({ phone: number })).phone;
	expect(phone('+20227351234')).toEqual({ shown: '+20 2 2735 1234', tel: 'tel:+20227351234', whatsApp: null });
	expect(phone('+201000002001')?.whatsApp).toContain('wa.me/201000002001');
});

test('a rent has its period', () => {
	const price = (kind: 'property' | 'listing_submission', rent_period: FoundRow['rent_period'], locale: 'en' | 'ar' = 'en') =>
		builder(locale).build(kind, row({ price: 45_000, rent_period })).price?.text;
	expect(price('property', 'month')).toMatch(/45,000.* per month$/);
	expect(price('property', 'day', 'ar')).toMatch(/ يوميًا$/);
	expect(price('listing_submission', 'week')).toMatch(/ per week$/);
	expect(price('property', null)).not.toContain('per');
});

test('offers only actions of the role', () => {
	const may: FoundRow['may'] = { states: ['draft', 'review', 'on_hold'], price: true, assign: false };
	const { states, may: offered } = builder('en').build('property', row({ status: 'published', progress: null, may }));
	expect(states.map(({ text }) => text)).toEqual(['Make a draft', 'In review', 'On hold']);
	expect(offered).toEqual({ price: true, assign: false });
});

const lead = (more: Partial<FoundRow>, locale: 'en' | 'ar' = 'en') => builder(locale).build('enquiry', row(more));
const texts = ({ details }: ReturnType<typeof lead>) => details.map((some) => some.map(({ text }) => text).join(''));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('an open lead shows its follow-up date', () => {
	const now = new Date().toISOString();
	expect(lead({ follow_up_at: now }).followUp).toEqual({ text: 'Follow up today', isDue: true });
	expect(lead({ follow_up_at: inDays(-2) }).followUp).toEqual({ text: expect.stringMatching(/^Follow-up overdue since /), isDue: true });
	expect(lead({ follow_up_at: inDays(2) }, 'ar').followUp).toEqual({ text: expect.stringMatching(/^المتابعة يوم /), isDue: false });
	for (const more of [{ follow_up_at: null }, { follow_up_at: now, progress: 'won' }, { follow_up_at: 'soon' }])
		expect(lead(more).followUp).toBeNull();
});

test('a lead names its launch or compound', () => {
	for (const [more, en, ar] of [
		[{ launch: 6 }, 'First launch', 'أول مشروع'],
		[{ project: 4 }, 'Compound', 'كمبوند'],
	] as const) {
		expect([texts(lead(more)), lead(more).facts]).toEqual([expect.arrayContaining([en]), expect.arrayContaining([en])]);
		expect([texts(lead(more, 'ar')), lead(more, 'ar').facts]).toEqual([expect.arrayContaining([ar]), expect.arrayContaining([ar])]);
	}
});

test('people who work on an open lead can set its follow-up date', () => {
	const may = { states: ['contacted' as const], price: false, assign: false };
	expect(lead({ may }).followUps.map(({ text }) => text)).toEqual(['tomorrow', 'in 3\u00a0days', 'in a week']);
	for (const more of [{}, { may, progress: 'lost' }]) expect(lead(more).followUps).toEqual([]);
	expect(builder('en').build('job_application', row({ may })).followUps).toEqual([]);
});

test('a lead shows its message, call times and agent', () => {
	const message = `Is it\nstill there? ${'x'.repeat(100)}`;
	const said = texts(lead({ message, preferred_times: ['any', 'evening', '2026-11-19 17:00', 'nonsense'], agent: 1001 }));
	expect(said).toEqual(expect.arrayContaining([expect.stringContaining('“Is it still there? x'), 'After 5:00\u00a0pm']));
	expect(said.some((text) => text.startsWith('Thursday') && text.endsWith('5:00\u00a0pm'))).toBe(true);
	expect(said.join()).not.toMatch(/Any time|nonsense/);
	expect(texts(lead({ preferred_times: ['2026-11-19 17:00'] }, 'ar'))).toContain('الخميس 19\u00a0نوفمبر، 5:00\u00a0م');
	const viewing = (viewing_state: FoundRow['viewing_state'], progress = 'contacted') =>
		texts(lead({ preferred_times: ['2026-11-19 17:00'], viewing_state, progress })).find((text) => text.includes('Thursday'));
	expect(viewing('moved_by_us')).toMatch(/^Thursday/);
	for (const state of ['cancelled', 'called_off']) expect(viewing(state)).toMatch(/^Viewing called off: Thursday/);
	expect(viewing('booked', 'lost')).toMatch(/^Viewing called off: Thursday/);
	expect(viewing('booked', 'won')).toMatch(/^Thursday/);
	expect(viewing('taken')).toMatch(/^No viewing, that hour is taken: Thursday/);
	const assignable = { states: [], price: false, assign: true };
	expect(texts(lead({ may: assignable }))).toContain('no agent yet');
	expect(texts(lead({}))).not.toContain('no agent yet');
});
