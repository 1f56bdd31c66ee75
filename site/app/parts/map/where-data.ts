import type { PageRequest } from '#app/page-loader.ts';
import type { PlaceMap } from './map-data.ts';
import type { WhereWords } from './where-card.tsx';

export type WhereData = { title: string; place: PlaceMap; words: WhereWords };

/** Null when the location is unknown. */
export const buildWhere = ({ t }: PageRequest, place: PlaceMap | null): WhereData | null =>
	place && {
		title: t('listing.where'),
		place,
		words: {
			nearby: t('map.nearby'),
			straightLine: t('map.straightLine'),
			landmarks: t('map.landmarks'),
			google: t('map.google'),
			directions: t('map.directions'),
		},
	};
