import type { PageRequest } from '#app/page-loader.ts';
import type { Topic } from '#app/parts/alerts/address.ts';
import { NEW_DAYS, type PropertyCardData, propertyCards } from '#app/parts/listings/card-data.ts';
import { type EmptyData, emptyData } from '#app/parts/page/empty-data.ts';
import { readSearch } from '#app/parts/search/address.ts';
import { cairoToday } from '#domain/cairo.ts';

export type PreviewData = { title: string; note: string | null; cards: PropertyCardData[] } | { empty: EmptyData };

const CARDS = 3;
/** Counting stops here. */
const MOST = 1000;

/** What this alert would have sent lately, as cards; for a price alert, the home itself. */
export function previewData(request: PageRequest, topic: Topic): PreviewData | null {
	const { t, read, site } = request;
	const buildCards = (ids: readonly number[]) => propertyCards(request, read.many('property', ids.slice(0, CARDS)));
	if (topic.kind === 'newsletter') return null;
	if (topic.kind === 'property') return { title: t('alerts.preview.home'), note: null, cards: buildCards([topic.id]) };
	const { filters } = readSearch(new URL(topic.address, site.origin).searchParams).search;
	const newSince = new Date(Date.parse(cairoToday()) - NEW_DAYS * 86_400_000).toISOString().slice(0, 10);
	const recent = site.search.catalogue.find({ filters: { ...filters, newSince }, sort: 'newest', limit: MOST });
	if (recent.length)
		return { title: t('alerts.preview.recent', { count: recent.length }), note: t('alerts.preview.explain'), cards: buildCards(recent) };
	const all = site.search.catalogue.find({ filters, sort: 'newest', limit: MOST });
	if (all.length === 0) return { empty: emptyData(request, 'matches') };
	return { title: t('alerts.preview.nothing', { total: all.length }), note: null, cards: buildCards(all) };
}
