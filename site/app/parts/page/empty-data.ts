import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { RecordLink } from '#app/record-link.ts';
import type { Filters } from '#catalogue/query.ts';
import { alertsAddress } from '../alerts/address.ts';
import { writeSearch } from '../search/address.ts';

export type EmptyData = { title: string; text: string; links: RecordLink[] };

const leadsOn = {
	homes: ['alert', 'contact', 'list'],
	place: ['alert', 'search', 'list'],
	matches: ['search', 'contact'],
	compounds: ['contact', 'locations'],
	launches: ['newsletter', 'contact'],
	developers: ['contact', 'locations'],
	agents: ['contact', 'process'],
	offers: ['newsletter', 'contact'],
	testimonials: ['process', 'contact'],
	posts: ['locations', 'process'],
	jobs: ['contact', 'about'],
} as const satisfies Record<string, readonly Way[]>;

type Way = 'alert' | 'newsletter' | 'contact' | 'list' | 'search' | 'locations' | 'process' | 'about';

const paths: Record<Exclude<Way, 'alert'>, string> = {
	newsletter: '/alerts',
	contact: '/contact-us',
	list: '/list-your-property',
	search: '/search',
	locations: '/locations',
	process: '/our-process',
	about: '/about-us',
};

/** What an empty list says: what will be here, and where to go until then. `filters`: for its alert. */
export function emptyData({ t, locale }: PageRequest, kind: keyof typeof leadsOn, filters: Filters = {}): EmptyData {
	const address = (way: Way) =>
		way === 'alert'
			? alertsAddress({ locale }, { kind: 'search', address: `/search${writeSearch({ filters })}` })
			: localePath(paths[way], locale);
	return {
		title: t(`empty.${kind}.title`),
		text: t(`empty.${kind}.text`),
		links: leadsOn[kind].map((way) => ({ to: address(way), text: t(`empty.ways.${way}`) })),
	};
}
