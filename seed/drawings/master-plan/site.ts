import type { Random } from '#seed/world/random.ts';
import type { Point } from '../svg.ts';

/**
 * The land of a compound in polar coordinates from its centre: an angle and a share of the distance to the edge,
 * so that roads and rows of homes follow the edge. Angles run clockwise from the right.
 */
export type Site = {
	at: (angle: number, share: number) => Point;
	/** The direction of the road at a point, in radians; buildings there face it. */
	turn: (angle: number, share: number) => number;
	/** The distance from the centre to the edge. */
	reach: (angle: number) => number;
};

/** Land between two streets and two ring roads. */
export type Zone = { number: number; from: number; to: number; inner: number; outer: number };

export type Shore = 'north' | 'east' | null;

export const LAND = { x: 40, y: 40, width: 1040, height: 1020 };
export const MIDDLE: Point = { x: 555, y: 530 };
/** The extent in both directions, and the squareness of corners: 2 is an oval. */
const forms = {
	round: { x: 468, y: 440, corners: 2, waves: 1 },
	courtyards: { x: 440, y: 400, corners: 9, waves: 0.2 },
	linear: { x: 474, y: 270, corners: 4, waves: 0.4 },
};
type Form = keyof typeof forms;
/** Where the beach begins, on plans by the sea. */
export const BEACH = { north: 196, east: 916 };

/** The shape is round if `isRound`, along the shore by the sea, and otherwise random. */
export function drawSite(draw: Random, { shore, isRound }: { shore: Shore; isRound: boolean }): Site {
	const [phase, wave, slant] = [draw.between(0, 6.28), draw.between(0, 6.28), draw.between(0.02, 0.06)];
	const { x, y, corners, waves } = forms[shore || isRound ? 'round' : draw.pick(Object.keys(forms) as Form[])];
	const reach = (angle: number): number => {
		const even = (Math.abs(Math.cos(angle) / x) ** corners + Math.abs(Math.sin(angle) / y) ** corners) ** (-1 / corners);
		const uneven = even * (0.95 + waves * (slant * Math.sin(2 * angle + phase) + 0.03 * Math.sin(3 * angle + wave)));
		if (shore === 'north' && Math.sin(angle) < 0) return Math.min(uneven, (BEACH.north - MIDDLE.y) / Math.sin(angle));
		if (shore === 'east' && Math.cos(angle) > 0) return Math.min(uneven, (BEACH.east - MIDDLE.x) / Math.cos(angle));
		return uneven;
	};
	const at = (angle: number, share: number): Point => ({
		x: MIDDLE.x + Math.cos(angle) * reach(angle) * share,
		y: MIDDLE.y + Math.sin(angle) * reach(angle) * share,
	});
	const turn = (angle: number, share: number): number => {
		const [before, after] = [at(angle - 0.02, share), at(angle + 0.02, share)];
		return Math.atan2(after.y - before.y, after.x - before.x);
	};
	return { at, turn, reach };
}

export function pointsAlong(site: Site, share: number, from = 0, to = 2 * Math.PI): Point[] {
	const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 0.06));
	return Array.from({ length: steps + 1 }, (_, step) => site.at(from + ((to - from) * step) / steps, share));
}
