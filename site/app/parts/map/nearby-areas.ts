import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Area } from '#content/entities/places.ts';
import type { Point } from '#domain/geometry.ts';
import { kilometresBetween } from '#site/map/projection.ts';

export type NearbyArea = { to: string; name: string; distance: string; point: Point };

const AREAS = 3;
/** Anything farther is not called nearby. */
const FARTHEST_KM = 120;

/** Records that have coordinates, sorted by distance from a point. */
export function nearest<T extends { id: number; coordinates: Point | null }>(
	records: readonly T[],
	point: Point,
	{ except, most }: { except: number | null; most: number },
): { record: T; place: Point; kilometres: number }[] {
	return records
		.flatMap((record) => {
			const { coordinates: place, id } = record;
			return place && id !== except ? [{ record, place, kilometres: kilometresBetween(point, place) }] : [];
		})
		.filter(({ kilometres }) => kilometres <= FARTHEST_KM)
		.sort((a, b) => a.kilometres - b.kilometres || a.record.id - b.record.id)
		.slice(0, most);
}

/** The nearest areas with their straight-line distance. */
export function nearbyAreas(
	{ locale, t }: Pick<PageRequest, 'locale' | 't'>,
	areas: readonly Area[],
	point: Point,
	except: number | null,
): NearbyArea[] {
	return nearest(areas, point, { except, most: AREAS }).map(({ record, place, kilometres }) => ({
		to: recordAddress('area', record, locale),
		name: record.translations[locale].name,
		distance: t('map.kilometres', { distance: formatDistance(kilometres) }),
		point: place,
	}));
}

/** Rounded to 100 metres nearby, to a kilometre farther away; never 0. */
export const formatDistance = (kilometres: number): number =>
	kilometres < 10 ? Math.max(0.1, Math.round(kilometres * 10) / 10) : Math.round(kilometres);
