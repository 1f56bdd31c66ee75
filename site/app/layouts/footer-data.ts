import type { RecordLink } from '#app/record-link.ts';
import { recordAddress } from '../addresses.ts';
import { dateTimeFormat } from '../i18n/intl-formats.ts';
import { localePath, localLink } from '../i18n/locale-paths.ts';
import { optional } from '../optional.ts';
import type { PageRequest } from '../page-loader.ts';
import { buildCurrencyChoice, type CurrencyChoice } from '../parts/exchange/exchange-data.ts';
import { landingTitle } from '../parts/search/landing-name.ts';
import { readSiteName } from '../site-name.ts';
import type { SocialUrls } from './social-links.tsx';

export type FooterData = {
	siteName: string;
	tagline: string;
	contact: { phone: string | null; phoneShown: string; email: string | null; social: SocialUrls };
	/** Which pages have content; the others are not linked. */
	has: Record<'team' | 'partners' | 'testimonials', boolean>;
	lists: { developers: RecordLink[]; compounds: RecordLink[]; properties: RecordLink[]; locations: RecordLink[] } | null;
	/** The landing pages with the most homes. */
	searches: RecordLink[];
	currency: CurrencyChoice | null;
	registration: string | null;
	/** The home page when the setting is empty. */
	legal: { privacy: string; terms: string };
	isSample: boolean;
	year: string;
};

const ITEMS = 5;
const SEARCHES = 6;

/** Without content the lists are empty and the rest is shown. */
export function footerData(request: PageRequest): FooterData {
	const { read, site, locale, t } = request;
	const setting = site.ready() ? read.setting() : null;
	const { sample_content: isSample = false, translations, ...stored } = setting ?? {};
	const fixed = { ...stored, ...site.settings };
	const link = (kind: 'developer' | 'project' | 'property' | 'location', limit = ITEMS) =>
		read
			.list(kind, { limit })
			.map((record): RecordLink => ({ to: recordAddress(kind, record, locale), text: record.translations[locale].name }));
	const count = (kind: 'team_member' | 'partner' | 'testimonial') => (site.ready() ? read.count(kind) : 0);
	return {
		siteName: readSiteName(request),
		tagline: translations?.[locale].tagline ?? t('site.tagline'),
		contact: {
			phone: fixed.phone_number ?? null,
			phoneShown: (fixed.phone_number ?? '').replace(/^\+20(\d{3})(\d{3})(\d{4})$/, '+20 $1 $2 $3'),
			email: fixed.email ?? null,
			social: Object.fromEntries(
				(['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin'] as const).flatMap((key) => (fixed[key] ? [[key, fixed[key]]] : [])),
			),
		},
		has: { team: count('team_member') > 0, partners: count('partner') > 0, testimonials: count('testimonial') > 0 },
		lists: site.ready() ? buildLists(link) : null,
		searches: site.ready() ? (optional(request, 'popular searches', () => linkSearches(request)) ?? []) : [],
		currency: site.ready() ? buildCurrencyChoice(request) : null,
		registration: fixed.registration_number ?? null,
		legal: { privacy: localLink(fixed.privacy_link ?? '/', locale), terms: localLink(fixed.terms_link ?? '/', locale) },
		isSample,
		year: dateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Cairo' }).format(new Date()),
	};
}

function linkSearches(request: PageRequest): RecordLink[] {
	const { site, locale } = request;
	const { landings } = site.search;
	return landings.listPopular(SEARCHES).flatMap((page) => {
		const path = landings.write(page, locale);
		return path ? [{ to: localePath(path, locale), text: landingTitle(request, page) }] : [];
	});
}

/** Before other content exists, places are listed. */
function buildLists(link: (kind: 'developer' | 'project' | 'property' | 'location') => RecordLink[]): FooterData['lists'] {
	const lists = { developers: link('developer'), compounds: link('project'), properties: link('property') };
	return { ...lists, locations: Object.values(lists).some(({ length }) => length) ? [] : link('location') };
}
