import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { property } from '#content/entities/listings.ts';
import type { Draft, DraftAnswer } from '#content/staff/read-draft.ts';
import type { StaffSession } from '#content/staff/staff-auth.ts';
import type { Locale } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildBanner } from './banner-data.ts';
import { findPreview } from './find-preview.ts';
import { gapRules } from './gaps.ts';
import { previewedRecord, readAddress } from './preview-address.ts';
import { refreshBanner } from './refresh-banner.ts';

const wanted = { collection: 'property', id: 7 } as const;
const draft: Draft = {
	...{ ...wanted, status: 'draft', hasPublicStatus: false, isPublic: false, isWhole: true },
	...{ savedAt: '2026-11-14T14:20:00Z', savedBy: 'Salma Nabil', version: null },
	entity: property.parse(samples.property(7)),
	...{ parts: [], hasDraftParts: false },
	missing: [
		{ field: 'images', label: { en: 'Photos', ar: 'الصور' }, language: null, isEmpty: true },
		{ field: 'finishing', label: { en: 'Finishing', ar: 'التشطيب' }, language: null, isEmpty: false },
		{ field: 'name', label: { en: 'Name', ar: 'الاسم' }, language: 'ar', isEmpty: true },
	],
};
const key = `property.7.1800000000.0d9a2c1f-6f0c-4d1c-9a51-5b0f0a5e7b11.${'s'.repeat(86)}`;
const address = (search = '?preview=true') => new URL(`http://site/properties/7${search}`);

describe('record of a preview address', () => {
	test.each([
		['/properties/7?preview=true', 'property 7'],
		['/ar/property/7-فيلا?preview=true&x=1', 'property 7'],
		['/en/compounds/3-sarw?preview=true', 'project 3'],
		['/blog/9?preview=true', 'post 9'],
		['/careers/9?preview=true', 'career 9'],
		['/agents/9?preview=true', 'agent 9'],
		['/compounds/more?preview=true', null],
		['/?preview=true', 'page home'],
		['/ar?preview=true', 'page home'],
		['/about-us?preview=true', 'page about-us'],
		['/developers/more?preview=true', 'page developers'],
		['/offers?preview=true', 'page offers'],
		['/en/offers?preview=true&record=12', 'offer 12'],
		['/offers?preview=true&record=x', 'page offers'],
		['/testimonials?preview=true&record=3', 'testimonial 3'],
		['/about-us?preview=true&record=3', 'page about-us'],
		['/properties/7', null],
		['/properties/7?preview=1', null],
		['/properties/7?preview=TRUE', null],
		['/properties/7?preview=false&preview=true', null],
		['/properties/x?preview=true', null],
		['/search?preview=true', null],
		['/received/7?preview=true', null],
		['/admin/search?preview=true', null],
	])('%s', (address, expected) => {
		const found = previewedRecord(new URL(address, 'http://site'));
		expect(found && `${found.collection} ${found.id}`).toBe(expected);
	});
});

describe('visibility', () => {
	const { read } = testContent();
	const cookie = `pn_staff=${'a'.repeat(43)}`;

	const readLinked = vi.fn<(key: string) => Promise<DraftAnswer>>(async () => 'none');

	function ask(session: StaffSession, headers: Record<string, string> = { cookie }, url = address()) {
		const staff = { open: async (id: string | null): Promise<StaffSession> => (id === null ? { state: 'none' } : session) };
		const site = { staff: { ...staff, readLinked }, origin: 'http://site', visitor: '192.0.2.1', studioUrl: 'http://studio' };
		return findPreview({ t: readTranslator('en'), locale: 'en', site }, new Headers(headers), url);
	}
	const signedIn = (answer: DraftAnswer): StaffSession => ({
		state: 'in',
		readDraft: async () => answer,
		createPreviewKey: async () => key,
		askCounter: async () => 'unavailable',
		askForFile: async () => 'unavailable',
		countClosed: async () => 0,
		change: async () => ({ outcome: 'refused', isForbidden: true, reason: null }),
		undo: async () => ({ outcome: 'refused', isForbidden: true, reason: null }),
	});

	test('staff who may read the draft see it', async () => {
		const preview = await ask(signedIn(draft));
		expect(preview?.applyOverlay(read).get('property', 7)?.price).toBe(12_500_000);
		expect(preview?.banner.title).toBe('Preview. Only staff see this.');
	});

	test.each(['none', 'ended', 'out', 'needsCode'] as const)('a session that is %s changes nothing', async (state) => {
		expect(await ask({ state })).toBeNull();
	});

	test('no cookie, an invalid one or a missing right change nothing', async () => {
		expect(await ask(signedIn(draft), {})).toBeNull();
		expect(await ask(signedIn(draft), { cookie: 'pn_staff=short' })).toBeNull();
		expect(await ask(signedIn('none'))).toBeNull();
	});

	test('when Directus does not answer, the banner says so above the public page', async () => {
		for (const session of [signedIn('unavailable'), { state: 'unavailable' } as const]) {
			const preview = await ask(session);
			expect(preview?.banner.title).toBe('Drafts can’t be read right now.');
			expect(preview?.applyOverlay(read)).toBe(read);
		}
	});

	test('a link shows its record without internal details', async () => {
		readLinked.mockResolvedValueOnce(draft);
		const preview = await ask({ state: 'none' }, {}, address(`?preview=true&key=${key}`));
		expect(readLinked).toHaveBeenCalledWith(key, wanted);
		expect(preview?.applyOverlay(read).get('property', 7)?.price).toBe(12_500_000);
		expect(preview?.banner).toMatchObject({
			title: 'A draft, shown to you by a link.',
			details: expect.stringMatching(/^The link works until 15\u00a0Jan, 10:00\u00a0am\./),
			...{ missing: null, studio: null, share: null },
		});
		expect(JSON.stringify(preview?.banner)).not.toMatch(/Salma|http:\/\/studio|Photos|Name in/);
	});

	test.each(['none', 'unavailable'] as const)('a link that is %s changes nothing', async (answer) => {
		readLinked.mockResolvedValueOnce(answer);
		expect(await ask({ state: 'none' }, {}, address(`?preview=true&key=${key}`))).toBeNull();
	});

	test('without the parameter Directus is not asked', async () => {
		readLinked.mockClear();
		expect(await ask(signedIn(draft), { cookie }, address(`?key=${key}`))).toBeNull();
		expect(readLinked).not.toHaveBeenCalled();
	});
});

describe('the banner', () => {
	const site = { origin: 'http://site', studioUrl: 'http://studio' };
	const banner = (locale: Locale, answer: Exclude<DraftAnswer, 'none'>, url = address()) =>
		buildBanner({ t: readTranslator(locale), locale, site }, { wanted, url }, answer);

	test('shows state, editor, date and gaps in the page’s language', () => {
		expect(banner('en', draft)).toMatchObject({
			title: 'Preview. Only staff see this.',
			details: expect.stringMatching(/^Draft · saved by \u2068Salma Nabil\u2069, 14\u00a0Nov, 4:20\u00a0pm$/),
			missing: {
				title: 'Still missing',
				says: [
					'“\u2068Photos\u2069” is still empty.',
					'“\u2068Finishing\u2069” can’t be shown as it is.',
					'“\u2068Name in Arabic\u2069” is still empty.',
				],
			},
			studio: { to: 'http://studio/admin/content/property/7', text: 'Finish in Studio' },
		});
		expect(banner('ar', draft)).toMatchObject({
			title: 'استعراض. لا يراه إلا فريق العمل.',
			details: expect.stringContaining('مسودة · آخر حفظ: \u2068Salma Nabil\u2069، 14\u00a0نوفمبر'),
			missing: {
				says: expect.arrayContaining(['حقل «\u2068الصور\u2069» ما زال فارغًا.', 'حقل «\u2068الاسم بالعربية\u2069» ما زال فارغًا.']),
			},
		});
	});

	test('says what is public and what is scheduled', () => {
		const published = { ...draft, status: 'published', hasPublicStatus: true, missing: [], savedBy: null };
		expect(banner('en', { ...published, isPublic: true })).toMatchObject({
			...{ title: 'Preview. Visitors see this page too.', missing: null, share: null },
			studio: { text: 'Open in Studio' },
		});
		expect(banner('en', { ...published, isPublic: true, hasDraftParts: true })).toMatchObject({
			title: 'Preview. Visitors see this page without its drafts.',
			share: { made: null },
		});
		expect(banner('en', published).details).toMatch(/^Published · not shown today · saved 14\u00a0Nov/);
		expect(banner('en', { ...draft, isWhole: false }).title).toBe('Preview. This can’t be published yet.');
	});

	test('labels gaps in the page’s language', () => {
		expect(banner('en', draft).gaps).toMatch(/#photos[^{]*::before\{content:"Photos";/);
		expect(banner('en', draft).gaps).not.toContain('h1');
		expect(banner('ar', draft).gaps).toContain('#main h1::before{content:"الاسم بالعربية";');
		expect(gapRules('property', [{ field: 'name', says: '"}</style><b>\\' }])).toContain(
			'content:"\\22 }\\3c /style\\3e \\3c b\\3e \\5c ";',
		);
		expect(gapRules('property', [{ field: 'sort', says: 'Order' }])).toBe('');
		expect(gapRules('offer', [{ field: 'name', says: 'Name' }])).not.toContain('h1');
	});

	test('has the form for a link, and the link it made', () => {
		expect(banner('ar', draft).share).toMatchObject({
			form: { action: '/ar/preview/link', path: '/properties/7?preview=true' },
			made: null,
		});
		expect(banner('en', draft, address(`?preview=true&key=${key}&x=1`)).share).toMatchObject({
			form: { path: '/properties/7?preview=true' },
			made: { address: `http://site/properties/7?preview=true&key=${key}`, until: expect.stringContaining('15\u00a0Jan, 10:00\u00a0am') },
		});
	});
});

test.each([
	['/properties/7?preview=true', true],
	['http://site/x', true],
	['//evil.example/x', false],
	['/\\\\evil.example', false],
	['https://evil.example/', false],
	[`/${'x'.repeat(2000)}`, false],
	[null, false],
	[new File([], 'x'), false],
])('accepts only our own addresses: %s', (said, isOurs) => {
	expect(readAddress(said, 'http://site') !== null).toBe(isOurs);
});

describe('after the page has loaded', () => {
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

	test('the banner is refreshed in the page’s language', async () => {
		answer.mockResolvedValue(Response.json({ title: 'Draft' }));
		const show = vi.fn();
		await refreshBanner({ pathname: '/ar/properties/7', search: '?preview=true' }, show);
		expect(answer).toHaveBeenCalledWith('/ar/preview.json?path=%2Far%2Fproperties%2F7%3Fpreview%3Dtrue');
		expect(show).toHaveBeenCalledWith({ title: 'Draft' });
		expect(reload).not.toHaveBeenCalled();
	});

	test('a signed-out person gets the public page; a failure changes nothing', async () => {
		const show = vi.fn();
		answer.mockResolvedValueOnce(new Response(null, { status: 503 }));
		await refreshBanner({ pathname: '/properties/7', search: '' }, show);
		expect(reload).not.toHaveBeenCalled();
		answer.mockResolvedValueOnce(Response.json(null));
		await refreshBanner({ pathname: '/properties/7', search: '' }, show);
		expect(reload).toHaveBeenCalledOnce();
		expect(show).not.toHaveBeenCalled();
	});
});
