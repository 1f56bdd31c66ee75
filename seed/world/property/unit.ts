import type { WorldFacts } from '../facts.ts';
import { random } from '../random.ts';
import { drawAmenities } from './amenities.ts';
import { drawFinish, type Finish } from './finish.ts';
import { type Setting, settingAt } from './setting.ts';
import { drawSize, type Size } from './sizes.ts';
import { drawView } from './view.ts';
import { findZone, type Zone } from './zones.ts';

/** Everything about a unit before its price, pictures and texts. */
export type Unit = Setting & {
	index: number;
	zone: Zone;
	size: Size;
	finish: Finish;
	view: string | null;
	rentPeriod: 'month' | 'day' | null;
	amenities: string[];
};

const letByTheDay: Record<string, number> = { chalet: 0.45, cabin: 0.5, serviced_apartment: 0.4, studio: 0.25 };

export function makeUnit(index: number, world: WorldFacts): Unit {
	const setting = settingAt(index, world);
	const zone = findZone(setting.area);
	const draw = random(`unit:${index}`);
	const size = drawSize(setting, draw);
	const byTheDay = setting.purpose === 'rent' && zone === 'resort' && draw.chance(letByTheDay[setting.type] ?? 0);
	const rentPeriod = setting.purpose === 'sale' ? null : byTheDay ? 'day' : 'month';
	const finish = drawFinish(setting, byTheDay, draw);
	const known = { ...setting, index, zone, size, finish, view: drawView(setting, size.floor, draw), rentPeriod } as const;
	return { ...known, amenities: drawAmenities(known, random(`amenities:${index}`)) };
}

/** Its pictures must be renderings, because the inside does not exist yet. */
export const shownByImpression = ({ type, category, ready, finish }: Unit): boolean =>
	type !== 'building' &&
	(!ready || finish.finishing === 'core_shell' || (category === 'residential' && finish.finishing === 'semi_finished'));
