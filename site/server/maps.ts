import { readFileSync } from 'node:fs';
import type { Reader } from '../../content/reader.ts';
import { viewOfAddress } from '../app/features/map/map-address.ts';
import type { MapSheet } from '../app/features/map/map-sheet.ts';
import { placeNames } from '../app/features/map/place-names.ts';
import { isLocale, type Locale } from '../app/i18n/locales.ts';
import type { BaseMap } from '../map/base-map.ts';
import { drawBase } from '../map/draw.ts';
import { notAllowed, notFound } from './images/responses.ts';

const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';
const MINUTES = 'public, max-age=300';

const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Drawings of the base map, and what an opened map asks for. */
export function createMaps({ read, styleUrl }: { read: Reader; styleUrl: string | null }) {
	const base: BaseMap = JSON.parse(here('../map/egypt.json'));
	const words = (locale: Locale): MapSheet['words'] => JSON.parse(here(`../app/i18n/messages/${locale}.json`)).map.open;

	const answer = (request: Request, body: string, type: string, cacheControl: string) =>
		new Response(request.method === 'HEAD' ? null : body, { headers: { 'content-type': type, 'cache-control': cacheControl } });

	return {
		handle(request: Request): Response {
			if (!['GET', 'HEAD'].includes(request.method)) return notAllowed();
			const { pathname } = new URL(request.url);
			const view = viewOfAddress(pathname);
			if (view) return answer(request, drawBase(base, view), 'image/svg+xml', WEEK);
			const locale = /^\/_map\/(\w+)\.json$/.exec(pathname)?.[1];
			if (!isLocale(locale)) return notFound();
			const sheet: MapSheet = { places: placeNames(read, locale), words: words(locale), styleUrl };
			return answer(request, JSON.stringify(sheet), 'application/json', MINUTES);
		},
	};
}
