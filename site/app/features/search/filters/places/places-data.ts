import { listFormat } from '#app/i18n/intl-formats.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { around } from '#app/parts/search/address-values.ts';
import { buildChips } from '#app/parts/search/chips.ts';
import { withoutWiderPlaces } from '#app/parts/search/narrowest-places.ts';
import { resultPhrases } from '#app/parts/search/result-phrases.ts';
import { placeName } from '#app/parts/search/value-names.ts';
import type { Facets } from '#catalogue/counts/facets.ts';
import type { Filters } from '#catalogue/query.ts';
import { fold } from '#catalogue/words/fold.ts';
import { buildPlaces } from './build-places.ts';
import { listChosen, type PlaceNode, placeNames } from './place-tree.ts';

export type PlacesGroup = ReturnType<typeof placesGroup>;

/** The tree of places, stations and landmarks. A getter builds the tree on demand, because a page of results does not need it. */
export function placesGroup(request: PageRequest, filters: Filters, facets: Facets) {
	const { t } = request;
	const { number } = createFormats(request);
	let places: PlaceNode[] | null = null;
	const readPlaces = () => {
		places ??= buildPlaces(request, filters, facets, number);
		return places;
	};
	return {
		kind: 'places' as const,
		name: 'where',
		names: [...placeNames, 'metro', 'monorail', 'near'],
		label: t('find.place.label'),
		/** Shown on the closed control. */
		chosen: nameNarrowest(request, filters),
		get places(): PlaceNode[] {
			return readPlaces();
		},
		get notes(): { inner: string; narrows: string }[] {
			return describeNarrowed(request, filters, readPlaces());
		},
		near: listNear(request, filters),
		labels: {
			search: t('find.place.search'),
			example: t('find.place.example'),
			places: t('find.place.places'),
			found: t('find.place.found'),
			near: t('find.place.near'),
			none: t('find.place.none'),
			inside: t('find.place.inside'),
			back: t('find.place.back'),
		},
	};
}

/** Extra search words for stations, in both languages. */
const railWords = { metro: 'metro underground subway station مترو محطة', monorail: 'monorail station مونوريل محطة' };

type NearBox = { name: string; value: string; text: string; isChosen: boolean; keys: string };

function listNear(request: PageRequest, { nearMetro, nearMonorail, within }: Filters): NearBox[] {
	const { t } = request;
	const build = (name: string, value: string, text: string, isChosen: boolean, words = ''): NearBox => ({
		...{ name, value, text, isChosen },
		keys: fold(`${text} ${words}`).join(' '),
	});
	return [
		build('metro', 'yes', t('find.nearMetro'), nearMetro === true, railWords.metro),
		build('monorail', 'yes', t('find.nearMonorail'), nearMonorail === true, railWords.monorail),
		...(within ? [build('near', around.write(within), buildChips(request, { within })[0]?.text ?? '', true)] : []),
	];
}

/** The most specific chosen places. */
function nameNarrowest(request: PageRequest, filters: Filters): string[] {
	const narrow = withoutWiderPlaces(request, filters);
	return (['compounds', 'areas', 'locations', 'regions'] as const).flatMap((key) =>
		(narrow[key] ?? []).flatMap((id) => placeName(request, key, id) ?? []),
	);
}

/** El Lotus narrows New Cairo: 21 of its 142 homes. */
function describeNarrowed(request: PageRequest, filters: Filters, places: readonly PlaceNode[]): { inner: string; narrows: string }[] {
	const { t, locale } = request;
	return listChosen(places).flatMap((outer) => {
		const inner = outer.isPart ? narrowest(outer.inner) : [];
		if (inner.length === 0) return [];
		const names = listFormat(locale, { type: 'conjunction' }).format(inner.map(({ text }) => text));
		const count = inner.reduce((sum, { homes }) => sum + homes, 0);
		const values = {
			outer: outer.text,
			count: createFormats(request).number(count),
			homes: resultPhrases(request, filters).count('count', outer.homes),
		};
		return [{ inner: names, narrows: t('find.place.narrows', { places: inner.length, ...values }) }];
	});
}

/** Chosen places without a chosen descendant. */
const narrowest = (places: readonly PlaceNode[]): PlaceNode[] => listChosen(places).filter(({ isPart }) => !isPart);
