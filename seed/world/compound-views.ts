import type { UnitMix } from '../sample/shapes.ts';
import { photos } from './photo-names.ts';

type Views = { dry: string[]; water: string[] };

/** Aerial photographs by kind of homes; with a lake or canal only where there is one. */
const aerials: Record<Exclude<UnitMix, 'coastal' | 'commercial'>, Views> = {
	apartments: { dry: photos('compound', 14), water: photos('compound', 5, 10) },
	villas: { dry: photos('compound', 2, 7, 11, 13), water: photos('compound', 3, 8, 9) },
	mixed: { dry: photos('compound', 11, 14), water: photos('compound', 1, 12, 9, 4) },
};

export function chooseCompoundAerials({ mix, amenities }: { mix: UnitMix; amenities: string[] }): string[] {
	if (mix === 'commercial') return [];
	if (mix === 'coastal') return photos('compound', 6, 1);
	return amenities.includes('lagoon') ? [...aerials[mix].water, ...aerials[mix].dry] : aerials[mix].dry;
}

/** Photographs of shared facilities: gym, pool, playground. */
export function amenityPhotos(amenities: string[]): string[] {
	const shown = { gym: 1, 'swimming-pool': 2, 'kids-area': 3 };
	return Object.entries(shown).flatMap(([key, number]) => (amenities.includes(key) ? photos('amenity', number) : []));
}
