import { addressOf } from '../addresses.ts';
import type { PageRequest } from '../page-loader.ts';
import type { SocialUrls } from './social-links.tsx';

type FooterLink = { to: string; text: string };

export type FooterData = {
	tagline: string;
	contact: { phone: string | null; phoneShown: string; email: string | null; social: SocialUrls };
	lists: { developers: FooterLink[]; compounds: FooterLink[]; properties: FooterLink[] } | null;
	registration: string | null;
	isSample: boolean;
	year: string;
};

const ITEMS = 5;

/** Developers in their order, the newest compounds and properties. Without content there are no lists, and the rest stands. */
export function footerData({ read, site, locale, t }: PageRequest): FooterData {
	const setting = site.ready() ? read.setting() : null;
	const { sample_content: isSample = false, translations, ...stored } = setting ?? {};
	const fixed = { ...stored, ...site.settings };
	const link = (kind: 'developer' | 'project' | 'property', limit = ITEMS) =>
		read
			.list(kind, { limit })
			.map((record): FooterLink => ({ to: addressOf(kind, record, locale), text: record.translations[locale].name }));
	return {
		tagline: translations?.[locale].tagline ?? t('site.tagline'),
		contact: {
			phone: fixed.phone_number ?? null,
			phoneShown: (fixed.phone_number ?? '').replace(/^\+20(\d{3})(\d{3})(\d{4})$/, '+20 $1 $2 $3'),
			email: fixed.email ?? null,
			social: Object.fromEntries(
				(['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin'] as const).flatMap((key) => (fixed[key] ? [[key, fixed[key]]] : [])),
			),
		},
		lists: site.ready() ? { developers: link('developer'), compounds: link('project'), properties: link('property') } : null,
		registration: fixed.registration_number ?? null,
		isSample,
		year: new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Cairo' }).format(new Date()),
	};
}
