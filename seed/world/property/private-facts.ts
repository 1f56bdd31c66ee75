import { random } from '../random.ts';
import type { Unit } from './unit.ts';

const given = 'أحمد محمود هالة سامح نادية كريم دينا طارق ريهام حسام منى شريف لمياء عمرو سلمى وائل'.split(' ');
const family = 'الصاوي عزام البدري الجمال نصار غالي الشامي راغب صبري حلمي الديب فهيم زهران مرسي'.split(' ');
const sources = ['Owner called', 'Owner wrote on the site', 'Referred by a client', 'Doorman', 'Another broker', 'Former buyer'];
const remarks = [
	'Sample record. Keys are with the doorman; call an hour before.',
	'Sample record. The owner prefers calls after five.',
	'Sample record. The owner can go a little lower for a quick sale.',
	'بيانات تجريبية. المعاينة بموعد يوم الجمعة فقط.',
	'بيانات تجريبية. صورة العقد عند المستشار.',
	'بيانات تجريبية. المالك مسافر والتوكيل مع أخيه.',
];

/** The staff-only part of a property. A developer's unit has no private owner. */
export function privateFacts(unit: Unit, id: number): Record<string, unknown> {
	const draw = random(`staff:${unit.index}`);
	const owned = unit.market === 'resale';
	return {
		owner_name: owned ? `${draw.pick(given)} ${draw.pick(family)}` : null,
		owner_phone: owned ? `+2010000${String(id % 100_000).padStart(5, '0')}` : null,
		commission: draw.int(4, 10) / 4,
		source: owned ? draw.pick(sources) : "Developer's price list",
		internal_notes: owned ? draw.pick(remarks) : 'Sample record. Availability is confirmed with the developer by e-mail.',
	};
}
