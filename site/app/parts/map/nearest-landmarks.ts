import type { PageRequest } from '#app/page-loader.ts';
import type { Point } from '#domain/geometry.ts';
import landmarkData from '#site/map/landmarks.json' with { type: 'json' };
import { kilometresBetween } from '#site/map/projection.ts';
import type { LandmarkKind, Landmarks, RailKind } from '#site/map/streets.ts';
import { formatDistance } from './nearby-areas.ts';

type Kind = Extract<LandmarkKind, 'university' | 'mall' | 'airport'> | Exclude<RailKind, 'people_mover'>;
export type NearLandmark = { kind: Kind; name: string; says: string; distance: string };

const { landmarks, stations } = landmarkData as Landmarks;

/** One of each group, in this order, within so many kilometres. */
const groups: readonly { kinds: readonly Kind[]; farthest: number }[] = [
	{ kinds: ['metro', 'light_rail', 'monorail'], farthest: 10 },
	{ kinds: ['university'], farthest: 20 },
	{ kinds: ['mall'], farthest: 20 },
	{ kinds: ['airport'], farthest: 150 },
];

export function nearestLandmarks({ locale, t }: Pick<PageRequest, 'locale' | 't'>, point: Point): NearLandmark[] {
	const known = [...stations, ...landmarks];
	return groups.flatMap(({ kinds, farthest }) => {
		const [nearest] = known
			.flatMap((place) => {
				const kind = kinds.find((one) => one === place.kind);
				return kind ? [{ kind, name: place.name[locale], kilometres: kilometresBetween(point, place) }] : [];
			})
			.sort((a, b) => a.kilometres - b.kilometres);
		if (!nearest || nearest.kilometres > farthest) return [];
		const { kind, name, kilometres } = nearest;
		return [{ kind, name, says: t(`map.near.${kind}`), distance: t('map.kilometres', { distance: formatDistance(kilometres) }) }];
	});
}
