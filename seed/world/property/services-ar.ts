import type { Random } from '../random.ts';
import { workTypes } from './types.ts';
import type { Unit } from './unit.ts';
import type { Arabic } from './words-ar.ts';

const shared: Record<string, string> = {
	clubhouse: 'كلوب هاوس',
	'swimming-pool': 'حمام سباحة',
	gym: 'جيم',
	'kids-area': 'منطقة أطفال',
	lagoon: 'بحيرة صناعية',
	'jogging-track': 'مسار للجري',
	'cycling-lane': 'مسار للدراجات',
	'pet-area': 'منطقة للحيوانات الأليفة',
	'covered-garage': 'جراج مغطى',
	security: 'حراسة على مدار اليوم',
	cctv: 'كاميرات مراقبة',
};
const near: Record<string, string> = {
	school: 'مدرسة',
	mosque: 'مسجد',
	'commercial-strip': 'محال تجارية',
	'medical-centre': 'مركز طبي',
};

const named = ({ amenities }: Unit, words: Record<string, string>): string[] => amenities.flatMap((key) => words[key] ?? []).slice(0, 3);

/** What is around the unit. */
export function writeServices({ unit, around, the, g }: Arabic, draw: Random): string[] {
	const works = workTypes.includes(unit.type);
	const found = around ? named(unit, shared) : named(unit, near).filter((name) => !(works && name === near['commercial-strip']));
	if (found.length < 2) return [];
	const list = found.join(' و');
	return [
		draw.pick(
			around
				? [`في ${unit.ready ? '' : 'مخطط '}${around} ${list}.`, `من خدمات ${around}: ${list}.`, `بين الخدمات المشتركة ${list}.`]
				: [`في الحي نفسه ${list}.`, `بالقرب ${g('منه', 'منها')} ${list}.`, `حول ${the} ${list}.`],
		),
	];
}
