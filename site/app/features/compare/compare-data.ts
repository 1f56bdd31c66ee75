import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { AT_MOST } from '#app/parts/compare/cookie.ts';
import { listedIds } from '#app/parts/compare/listed-ids.ts';
import { enquiryAddress } from '#app/parts/contact/about.ts';
import { buildSendHomes, type SendHomesData } from '#app/parts/contact/send-homes-data.ts';
import type { Entry } from '#app/parts/favorites/cookie.ts';
import { parseFavorite } from '#app/parts/favorites/entries.ts';
import type { HeartData } from '#app/parts/favorites/heart.tsx';
import { homesWithCards, type PropertyCardData } from '#app/parts/listings/card-data.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { buildShare, type ShareData } from '#app/parts/share/share-data.ts';
import type { Property } from '#content/entities/listings.ts';
import type { MissingReason } from './aligned-rows.ts';
import type { Best } from './best-value.ts';
import { type CompareChartData, compareChart } from './compare-chart-data.ts';
import { buildFacts } from './compare-facts.ts';
import { type Facts, type Group, groupRows } from './compare-groups.ts';

const OFFERED = 8;
const noFacts: Facts = { money: [], home: [], amenities: [] };

export type ComparedHome = Pick<
	PropertyCardData,
	'id' | 'to' | 'title' | 'photo' | 'price' | 'converted' | 'period' | 'place' | 'reference'
> & {
	heart: HeartData;
	closed: string | null;
	remove: { to: string; text: string };
	/** Null for a home that is sold. */
	viewing: { to: string; text: string } | null;
};

export type CompareData = {
	title: string;
	lead: string;
	/** Says that more than four were asked for, or that some are no longer listed. */
	note: string | null;
	homes: ComparedHome[];
	groups: Group[];
	chart: CompareChartData | null;
	add: {
		title: string;
		text: string;
		homes: { id: number; to: string; name: string; price: string }[];
		more: { to: string; text: string };
	} | null;
	share: ShareData | null;
	send: SendHomesData | null;
	labels: { only: string; missing: Record<MissingReason, string>; best: Record<Best, string>; facts: string; table: string };
};

/** `compared`: the homes in the visitor's cookie, used where the address names none. */
export function compareData(request: PageRequest, entries: readonly Entry[], compared: readonly number[] = []): CompareData {
	const { url, read, t, site, locale } = request;
	const asked = url.searchParams.has('ids') ? listedIds(url.searchParams.getAll('ids'), 2 * AT_MOST) : compared;
	const known = read.many('property', asked);
	const sideBySide = homesWithCards(request, known.slice(0, AT_MOST));
	const properties = sideBySide.map(({ property }) => property);
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	// If the facts of a home fail to build, the table shows them as unknown.
	const facts = sideBySide.map(
		({ card, property }) => section(`facts ${property.id}`, () => buildFacts(request, property, card, properties)) ?? noFacts,
	);
	const ids = properties.map(({ id }) => id);
	const at = (list: readonly number[]) => localePath(`/compare?ids=${list.join()}`, locale);
	const groups = groupRows(request, facts);
	const countRows = (some: readonly Group[]) => some.reduce((sum, { rows }) => sum + rows.length, 0);
	return {
		title: t('pages.compare'),
		lead: t(properties.length > 1 ? 'compare.lead' : properties.length === 1 ? 'compare.one' : 'compare.none'),
		note: chooseNote(request, { asked: asked.length, known: known.length }),
		homes: sideBySide.map(({ card, property }) =>
			comparedHome(request, card, property, at(known.map(({ id }) => id).filter((id) => id !== card.id))),
		),
		groups,
		chart: section('chart', () => compareChart(request, properties)),
		add: properties.length < AT_MOST ? section('to add', () => addable(request, entries, ids, at)) : null,
		share: properties.length > 0 ? section('sharing', () => sharedComparison(request, site.origin + at(ids))) : null,
		send: section('sending', () =>
			buildSendHomes(
				request,
				properties.filter((property) => !readClosed(property)),
			),
		),
		labels: {
			only: t('compare.only', { count: countRows(groups.filter(({ key }) => key !== 'same')), all: countRows(groups) }),
			best: {
				lowest: t('compare.best.lowest'),
				soonest: t('compare.best.soonest'),
				largest: t('compare.best.largest'),
				furthestBelow: t('compare.best.furthestBelow'),
			},
			missing: { unknown: t('compare.unknown'), inapplicable: t('compare.inapplicable') },
			facts: t('compare.fact'),
			table: t('compare.table'),
		},
	};
}

function sharedComparison(request: PageRequest, url: string): ShareData {
	const share = buildShare(request, { title: request.t('compare.shared'), url });
	return { ...share, labels: { ...share.labels, print: request.t('compare.print') } };
}

function chooseNote({ t }: PageRequest, { asked, known }: { asked: number; known: number }): string | null {
	if (known > AT_MOST) return t('compare.tooMany', { most: AT_MOST });
	return known < asked ? t('compare.missing', { count: asked - known }) : null;
}

function comparedHome(request: PageRequest, card: PropertyCardData, property: Property, without: string): ComparedHome {
	const { t } = request;
	const { id, to, title, photo, price, converted, period, place, reference, heart } = card;
	const closed = readClosed(property);
	return {
		...{ id, to, title, photo, price, converted, period, place, reference, heart },
		closed: closed && t(`listing.${closed}`),
		remove: { to: without, text: t('compare.remove') },
		viewing: closed ? null : { to: enquiryAddress(request, { kind: 'property', id }, 'viewing'), text: t('enquiry.title.viewing') },
	};
}

/** Saved homes that are not in the comparison yet. */
function addable(
	request: PageRequest,
	entries: readonly Entry[],
	shown: readonly number[],
	at: (ids: number[]) => string,
): CompareData['add'] {
	const { read, t, locale } = request;
	const { money, moneyText } = createFormats(request);
	const ids = entries.map((entry) => parseFavorite(entry).id).filter((id) => !shown.includes(id));
	const homes = read.many('property', ids).filter((property) => !readClosed(property));
	return {
		title: t('compare.add'),
		text: t(homes.length > 0 ? 'compare.addFavorites' : 'compare.addNothing'),
		homes: homes.slice(0, OFFERED).map((home) => ({
			id: home.id,
			to: at([...shown, home.id]),
			name: home.translations[locale].name,
			price: moneyText(money(home.price, home.currency)),
		})),
		more:
			homes.length > 0
				? { to: localePath('/favorites', locale), text: t('favorites.own') }
				: { to: localePath('/search', locale), text: t('records.searchNow') },
	};
}
