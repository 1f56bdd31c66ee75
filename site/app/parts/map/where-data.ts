import type { PageRequest } from '#app/page-loader.ts';
import type { PlaceMap } from './map-data.ts';

export type WhereData = { title: string; place: PlaceMap; words: { nearby: string; straightLine: string } };

/** The section that shows where something is; none where that is not known. */
export const buildWhere = ({ t }: PageRequest, place: PlaceMap | null): WhereData | null =>
	place && { title: t('listing.where'), place, words: { nearby: t('map.nearby'), straightLine: t('map.straightLine') } };
