import { readFileSync } from 'node:fs';
import { type ArrangeInView, arrangeNames } from '#app/parts/map/arrange-names.ts';
import { viewOfAddress } from '#app/parts/map/map-address.ts';
import type { MapSheet } from '#app/parts/map/map-sheet.ts';
import { parseOutline } from '#app/parts/map/outline.ts';
import { compoundName, placeNames, readPlaces } from '#app/parts/map/place-names.ts';
import type { Reader } from '#content/reader.ts';
import { isLocale, type Locale } from '#domain/locales.ts';
import { drawBase } from '../map/draw.ts';
import { readGeography } from '../map/geography.ts';
import { listLinesInView } from '../map/roads-in-view.ts';
import { notAllowed, notFound } from './images/responses.ts';
import { keepNewest } from './keep-newest.ts';
import { createMapTiles } from './map-tiles.ts';
import type { StreetTiles } from './street-tiles.ts';

const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';
/** Each is at most 24 kB. */
const KEPT_DRAWINGS = 300;
/** About 15 kB each. Pages are rendered more often than places move. */
const KEPT_ARRANGED = 300;
const MINUTES = 'public, max-age=300';

const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

type Options = { read: Reader; styleUrl: string | null; streets?: StreetTiles };

/** Map pictures, tiles, and data of interactive maps. */
export function createMaps({ read, styleUrl, streets }: Options) {
	const geography = readGeography();
	const tiles = createMapTiles(geography);
	const drawings = keepNewest<string>(KEPT_DRAWINGS);
	const arranged = keepNewest<ReturnType<ArrangeInView>>(KEPT_ARRANGED);
	const words = (locale: Locale): MapSheet['words'] => JSON.parse(here(`../app/i18n/messages/${locale}.json`)).map.open;

	function buildSheet(locale: Locale): string {
		const compounds = read.list('project');
		const sheet: MapSheet = {
			locale,
			places: [...placeNames(readPlaces(read), locale), ...compounds.flatMap((compound) => compoundName(compound, locale))],
			grounds: compounds.map(({ outline }) => parseOutline(outline)).filter((ring) => ring !== null),
			words: words(locale),
			tiles: tiles.address,
			streets: streets?.source() ?? null,
			styleUrl,
		};
		return JSON.stringify(sheet);
	}
	const sheets = { en: forAMinute(() => buildSheet('en')), ar: forAMinute(() => buildSheet('ar')) };

	const arrange: ArrangeInView = (labels, view, inTheWay, { locale, mostRoads }) => {
		const make = () => {
			const { roads, rails } = listLinesInView(geography, view);
			const named = roads.flatMap(({ name, ...road }) => (name[locale] ? [{ ...road, text: name[locale] }] : []));
			return arrangeNames({ labels, rails, roads: named }, view, inTheWay, mostRoads);
		};
		return arranged.find(JSON.stringify([labels, view, inTheWay, locale, mostRoads]), make) as ReturnType<typeof make>;
	};

	const answer = (request: Request, body: string, type: string, cacheControl: string) =>
		new Response(request.method === 'HEAD' ? null : body, { headers: { 'content-type': type, 'cache-control': cacheControl } });

	return {
		arrange,
		async handle(request: Request): Promise<Response> {
			if (!['GET', 'HEAD'].includes(request.method)) return notAllowed();
			const { pathname } = new URL(request.url);
			const view = viewOfAddress(pathname);
			if (view)
				return answer(
					request,
					drawings.find(pathname, () => drawBase(geography, view)),
					'image/svg+xml',
					WEEK,
				);
			if (pathname.startsWith('/_map/tiles/')) return tiles.handle(request, pathname);
			if (streets && pathname.startsWith('/_map/streets/')) return streets.handle(request, pathname);
			const locale = /^\/_map\/(\w+)\.json$/.exec(pathname)?.[1];
			if (!isLocale(locale)) return notFound();
			return answer(request, sheets[locale](), 'application/json', MINUTES);
		},
	};
}

function forAMinute<T>(make: () => T): () => T {
	let made: { value: T; until: number } | null = null;
	return () => {
		if (!made || made.until < Date.now()) made = { value: make(), until: Date.now() + 60_000 };
		return made.value;
	};
}
