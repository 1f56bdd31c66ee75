import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { property } from '#content/entities/listings.ts';
import type { Draft, DraftAnswer } from '#content/staff/read-draft.ts';
import type { StaffSession } from '#content/staff/staff-auth.ts';
import type { Locale } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildBanner } from './banner-data.ts';
import { findPreview } from './find-preview.ts';
import { previewedRecord } from './preview-address.ts';
import { refreshBanner } from './refresh-banner.ts';

const record = { collection: 'property', id: 7 } as const;
const draft: Draft = {
	...{ ...record, status: 'draft', hasPublicStatus: false, isPublic: false, savedAt: '2026-11-14T14:20:00Z', savedBy: 'Salma Nabil' },
	entity: property.parse(samples.property(7)),
	missing: [
		{ label: { en: 'Photos', ar: 'الصور' }, language: null },
		{ label: { en: 'Name', ar: 'الاسم' }, language: 'ar' },
	],
};

describe('which record an address asks a preview of', () => {
	test.each([
		['/properties/7?preview=true', 'property 7'],
		['/ar/property/7-فيلا?preview=true&x=1', 'property 7'],
		['/en/compounds/3-sarw?preview=true', 'project 3'],
		['/blog/9?preview=true', 'post 9'],
		['/careers/9?preview=true', 'career 9'],
		['/agents/9?preview=true', 'agent 9'],
		['/compounds/more?preview=true', null],
		['/properties/7', null],
		['/properties/7?preview=1', null],
		['/properties/7?preview=TRUE', null],
		['/properties/7?preview=false&preview=true', null],
		['/properties/x?preview=true', null],
		['/?preview=true', null],
		['/search?preview=true', null],
		['/received/7?preview=true', null],
		['/admin/search?preview=true', null],
	])('%s', (address, expected) => {
		const found = previewedRecord(new URL(address, 'http://site'));
		expect(found && `${found.collection} ${found.id}`).toBe(expected);
	});
});

describe('for whom', () => {
	const { read } = testContent();
	const cookie = `pn_staff=${'a'.repeat(43)}`;

	function ask(session: StaffSession, headers: Record<string, string> = { cookie }) {
		const staff = { open: async (id: string | null): Promise<StaffSession> => (id === null ? { state: 'none' } : session) };
		const site = { staff, origin: 'http://site', visitor: '192.0.2.1', studioUrl: 'http://studio' };
		return findPreview({ t: readTranslator('en'), locale: 'en', site }, new Headers(headers), record);
	}
	const signedIn = (answer: DraftAnswer): StaffSession => ({ state: 'in', readDraft: async () => answer, findProperties: async () => [] });

	test('whoever may read the draft sees it', async () => {
		const preview = await ask(signedIn(draft));
		expect(preview?.layOver(read).get('property', 7)?.price).toBe(12_500_000);
		expect(preview?.banner.title).toBe('Preview. Only staff see this.');
	});

	test.each(['none', 'ended', 'out', 'needsCode'] as const)('a session that is %s changes nothing', async (state) => {
		expect(await ask({ state })).toBeNull();
	});

	test('no cookie, one that is none, and a right that is missing change nothing', async () => {
		expect(await ask(signedIn(draft), {})).toBeNull();
		expect(await ask(signedIn(draft), { cookie: 'pn_staff=short' })).toBeNull();
		expect(await ask(signedIn('none'))).toBeNull();
	});

	test('where Directus does not answer, the banner says so over the page that visitors see', async () => {
		for (const session of [signedIn('unavailable'), { state: 'unavailable' } as const]) {
			const preview = await ask(session);
			expect(preview?.banner.title).toBe('Drafts can’t be read right now.');
			expect(preview?.layOver(read)).toBe(read);
		}
	});
});

describe('the banner', () => {
	const banner = (locale: Locale, answer: DraftAnswer) =>
		buildBanner({ t: readTranslator(locale), locale }, record, answer, 'http://studio');

	test('says state, who, when and what is missing, in the language of the page', () => {
		expect(banner('en', draft)).toEqual({
			title: 'Preview. Only staff see this.',
			details: expect.stringMatching(/^Draft · saved by \u2068Salma Nabil\u2069, 14\u00a0Nov, 16:20$/),
			missing: { title: 'Still missing', fields: ['Photos', 'Name in Arabic'] },
			studio: { to: 'http://studio/admin/content/property/7', text: 'Open in Studio' },
		});
		expect(banner('ar', draft)).toMatchObject({
			title: 'استعراض. لا يراه إلا فريق العمل.',
			details: expect.stringContaining('مسودة · آخر حفظ: \u2068Salma Nabil\u2069، 14\u00a0نوفمبر'),
			missing: { fields: ['الصور', 'الاسم بالعربية'] },
		});
	});

	test('says what visitors see, and what waits for its day', () => {
		const published = { ...draft, status: 'published', hasPublicStatus: true, missing: [], savedBy: null };
		expect(banner('en', { ...published, isPublic: true })).toMatchObject({ title: 'Preview. Visitors see this page too.', missing: null });
		expect(banner('en', published)?.details).toMatch(/^Published · not shown today · saved 14\u00a0Nov/);
		expect(banner('en', { ...draft, entity: null })?.title).toBe('What’s saved can’t be shown yet.');
	});
});

describe('once a page is there', () => {
	const reload = vi.fn();
	const answer = vi.fn<(address: string) => Promise<Response>>();
	beforeEach(() => {
		vi.stubGlobal('fetch', answer);
		vi.stubGlobal('location', { reload });
	});
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.resetAllMocks();
	});

	test('the banner is refreshed, in the language of the page', async () => {
		answer.mockResolvedValue(Response.json({ title: 'Draft' }));
		const show = vi.fn();
		await refreshBanner('/ar/properties/7', show);
		expect(answer).toHaveBeenCalledWith('/ar/preview.json?path=%2Far%2Fproperties%2F7');
		expect(show).toHaveBeenCalledWith({ title: 'Draft' });
		expect(reload).not.toHaveBeenCalled();
	});

	test('whoever is signed out by then gets the page that everybody sees; a failure leaves it as it is', async () => {
		const show = vi.fn();
		answer.mockResolvedValueOnce(new Response(null, { status: 503 }));
		await refreshBanner('/properties/7', show);
		expect(reload).not.toHaveBeenCalled();
		answer.mockResolvedValueOnce(Response.json(null));
		await refreshBanner('/properties/7', show);
		expect(reload).toHaveBeenCalledOnce();
		expect(show).not.toHaveBeenCalled();
	});
});
