import type { Point } from '#domain/geometry.ts';

type Price = { changed_on: string };

/**
 * The prices that were on the site: none from before the home was listed, as earlier versions wrote down while it was a draft.
 * Only the last of each day: an earlier one may have been a draft's, or a mistake that was corrected.
 */
export function publicPrices<P extends Price>(prices: readonly P[], listedOn: string | null): P[] {
	if (listedOn === null) return [];
	return prices.filter(
		({ changed_on }, index) => changed_on >= listedOn && prices.findLastIndex((other) => other.changed_on === changed_on) === index,
	);
}

type Home = { market: string; purpose: string; coordinates: Point | null; show_exact_place: boolean };

/** A thousandth of a degree is about a hundred metres in Egypt. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Where somebody lives is shown to the house only if they agree to it; what a developer sells is nobody's home yet. */
export function publicPlace({ market, purpose, coordinates, show_exact_place }: Home): { coordinates: Point | null; exact_place: boolean } {
	const exact_place = show_exact_place || (market === 'primary' && purpose === 'sale');
	if (exact_place || !coordinates) return { coordinates, exact_place };
	return { coordinates: { longitude: rounded(coordinates.longitude), latitude: rounded(coordinates.latitude) }, exact_place };
}
