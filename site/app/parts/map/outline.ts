import { z } from 'zod';
import type { Point } from '#domain/geometry.ts';

const polygon = z.object({
	type: z.literal('Polygon'),
	coordinates: z.array(z.array(z.tuple([z.number(), z.number()]).rest(z.number())).min(4)).min(1),
});

/** The outer ring of a polygon drawn by an editor; null when it is not usable. */
export function parseOutline(value: unknown): Point[] | null {
	const { data } = polygon.safeParse(value);
	return data?.coordinates[0]?.map(([longitude, latitude]) => ({ longitude, latitude })) ?? null;
}
