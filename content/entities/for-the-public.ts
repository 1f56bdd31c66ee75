import type { Point } from '#domain/geometry.ts';

type Price = { changed_on: string };

/**
 * Only prices that visitors saw: none from before the listing day, which earlier versions recorded for drafts, and only the last of each day,
 * since an earlier one may have been a draft's or a corrected mistake.
 */
export function listPublicPrices<P extends Price>(prices: readonly P[], listedOn: string | null): P[] {
	if (listedOn === null) return [];
	return prices.filter(
		({ changed_on }, index) => changed_on >= listedOn && prices.findLastIndex((other) => other.changed_on === changed_on) === index,
	);
}

type Home = { market: string; purpose: string; coordinates: Point | null; show_exact_place: boolean };

/** A thousandth of a degree is about a hundred metres in Egypt. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** An owner's home is shown exactly only with consent; a developer's unit has no residents yet. */
export function roundPublicPlace({ market, purpose, coordinates, show_exact_place }: Home): {
	coordinates: Point | null;
	exact_place: boolean;
} {
	const exact_place = show_exact_place || (market === 'primary' && purpose === 'sale');
	if (exact_place || !coordinates) return { coordinates, exact_place };
	return { coordinates: { longitude: rounded(coordinates.longitude), latitude: rounded(coordinates.latitude) }, exact_place };
}
