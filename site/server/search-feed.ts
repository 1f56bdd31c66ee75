import type { Hono } from 'hono';
import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { readSearch, SEARCH_FEED, writeSearch } from '#app/parts/search/address.ts';
import { buildLanding } from '#app/parts/search/landing.ts';
import { withMode } from '#app/parts/search/search-mode.ts';
import type { TextContext } from '#app/parts/search/value-names.ts';
import { recordCards } from '#app/share/record-cards.ts';
import { readSiteName } from '#app/site-name.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import { mergeAnswer } from '#catalogue/match/groups.ts';
import type { Search } from '#catalogue/open-search.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Content } from '#content/content.ts';
import type { Property } from '#content/entities/listings.ts';
import { formatCairoDayStart } from '#domain/cairo.ts';
import { atomDocument, atomRoutes, latestMoment } from './atom.ts';
import type { ReadOrigin } from './entrance/own-origin.ts';
import { readTranslator } from './words.ts';
import { escapeXml, group, tag } from './xml.ts';

const NEWEST = 50;
const PHOTO_WIDTH = 960;

/** The newest listings of any search as Atom: the search's address with the feed's name in it. */
export const searchFeed = ({ read, status }: Content, search: Search, readOrigin: ReadOrigin): Hono =>
	atomRoutes(SEARCH_FEED, status, (context, locale) => {
		context.header('x-robots-tag', 'noindex');
		const url = new URL(context.req.url);
		const origin = readOrigin(context);
		const request = { read, locale, t: readTranslator(locale) };
		const filters = parseFilters(search, url.searchParams);
		const query = writeSearch({ filters });
		const siteName = readSiteName(request);
		const { title } = buildLanding(request, filters);
		return atomDocument({
			origin,
			locale,
			title: `${title} – ${siteName}`,
			author: siteName,
			subtitle: request.t('find.save.feedNote'),
			page: origin + localePath('/search', locale) + query,
			self: origin + localePath(SEARCH_FEED, locale) + query,
			entries: read
				.many('property', search.catalogue.find({ filters, sort: 'newest', limit: NEWEST }))
				.map((property) => buildEntry(request, property, origin)),
		});
	});

/** Parses free words like the search page. */
function parseFilters({ parseQuery }: Search, query: URLSearchParams): Filters {
	const { q, filters } = readSearch(query).search;
	if (!q) return filters;
	const { text: _, ...before } = filters;
	const said = parseQuery(q);
	return withMode({ ...mergeAnswer(before, said.filters), ...(said.text && { text: said.text }) });
}

function buildEntry(request: TextContext, property: Property, origin: string): { updated: string; xml: string } {
	const { locale } = request;
	const { above, below, price, picture } = recordCards.property(request, property);
	const amount = price && [createFormats(request).moneyText(price), price.period].filter(Boolean).join(' ');
	const lines = [amount, above, ...(below?.split('\n') ?? [])].filter((line) => line != null);
	const listed = property.listed_on ? formatCairoDayStart(property.listed_on) : latestMoment([property.date_created]);
	const photo = picture && { src: origin + photoAddress(picture, Math.min(PHOTO_WIDTH, picture.width)), alt: picture.alt };
	const html = [...(photo ? [tag('img', photo)] : []), ...lines.map(escapeXml)].map((line) => `<p>${line}</p>`).join('');
	const xml = group('entry', {}, [
		tag('id', {}, `${origin}${localePath(`/properties/${property.id}`, locale)}`),
		tag('title', {}, property.translations[locale].name),
		tag('link', { rel: 'alternate', type: 'text/html', href: encodeURI(origin + recordAddress('property', property, locale)) }),
		tag('published', {}, listed),
		tag('updated', {}, listed),
		tag('summary', {}, lines.join(' · ')),
		tag('content', { type: 'html' }, html),
	]);
	return { updated: listed, xml };
}
