import type { Point } from '#domain/geometry.ts';

export function buildExternalMapLinks({ longitude, latitude }: Point): { google: string; directions: string } {
	const at = [latitude, longitude].map((degrees) => Number(degrees.toFixed(5))).join();
	return {
		google: `https://www.google.com/maps/search/?api=1&query=${at}`,
		directions: `https://www.google.com/maps/dir/?api=1&destination=${at}`,
	};
}
