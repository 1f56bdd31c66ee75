import type { LandmarkKind } from '#site/map/streets.ts';

/** Paths around the centre of an 18-pixel disc. */
const drawings: Record<LandmarkKind, string> = {
	university: 'M0-4 6-1 0 2-6-1ZM-3.2.6V3q3.2 2 6.4 0V.6',
	mall: 'M-4-1.500H4L3.400 4.500H-3.400ZM-2-1.500a2 2.600 0 0 1 4 0',
	airport: 'M0-5.500V5M-5 1.500 0-1.500 5 1.500M-2 5 0 3.500 2 5',
	hospital: 'M0-4V4M-4 0H4',
	club: 'M0-4a4 4 0 1 0 .01 0M-4 0H4M0-4V4',
	landmark: 'M0-4.500 1.300-1.500 4.500-1.200 2.100.9 2.800 4 0 2.300-2.800 4-2.100.9-4.500-1.200-1.300-1.500Z',
	beach: 'M-4.500 0A4.500 4.500 0 0 1 4.500 0ZM0 0V4.500M-3 4.500H3',
};
const VIEW = '-9 -9 18 18';
const SVG = 'http://www.w3.org/2000/svg';

export function LandmarkIcon({ kind }: { kind: LandmarkKind }) {
	return (
		<svg viewBox={VIEW} className="map-disc" aria-hidden="true">
			<path d={drawings[kind]} />
		</svg>
	);
}

/** For the interactive map. */
export function drawLandmarkIcon(kind: LandmarkKind): SVGSVGElement {
	const icon = document.createElementNS(SVG, 'svg');
	const path = document.createElementNS(SVG, 'path');
	icon.setAttribute('viewBox', VIEW);
	icon.setAttribute('class', 'map-disc');
	path.setAttribute('d', drawings[kind]);
	icon.append(path);
	return icon;
}
