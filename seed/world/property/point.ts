import { random } from '../random.ts';
import type { Unit } from './unit.ts';
import { bySea, type Zone } from './zones.ts';

type Point = { type: 'Point'; coordinates: [longitude: number, latitude: number] };

const METRES_PER_DEGREE = 111_320;
/** In metres. Old districts are narrow and follow the river. */
const spread: Record<Zone, number> = { resort: 550, dense: 700, villas: 900, new: 1900 };

/** Keeps points off the water north of the Mediterranean shore and east of the Red Sea shore. */
function inland(unit: Unit, east: number, north: number): [number, number] {
	if (!bySea(unit.area)) return [east, north];
	return ['red-sea', 'south-sinai'].includes(unit.area.location.key) ? [-Math.abs(east), north] : [east, -Math.abs(north)];
}

export function placePoint(unit: Unit): Point {
	const draw = random(`point:${unit.index}`);
	const centre = unit.compound ?? unit.area;
	const most = bySea(unit.area) ? spread.resort : unit.compound ? 1100 : spread[unit.zone];
	const distance = Math.sqrt(draw.next()) * most;
	const angle = draw.between(0, 2 * Math.PI);
	const [east, north] = inland(unit, Math.cos(angle) * distance, Math.sin(angle) * distance);
	const latitude = centre.latitude + north / METRES_PER_DEGREE;
	const longitude = centre.longitude + east / (METRES_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180));
	return { type: 'Point', coordinates: [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))] };
}
