import { requireAll as all, not, type SentenceOption, sentencesWhen } from './compose.ts';
import { type Arabic, metres, toTheInArabic } from './words-ar.ts';

const when = sentencesWhen<Arabic>;
type Test = (a: Arabic) => boolean;
const home: Test = ({ unit }) => unit.category === 'residential';
const work = not(home);
const whole: Test = ({ unit }) => unit.type === 'building' || unit.type === 'land';

const views: Record<string, string> = {
	garden: 'الحديقة',
	landscape: 'المساحات الخضراء',
	lagoon: 'البحيرة الصناعية',
	sea: 'البحر',
	first_row_sea: 'البحر من الصف الأول',
	pool: 'حمام السباحة',
	nile: 'النيل',
	city: 'المدينة',
};
const seen = ({ unit }: Arabic): string => views[unit.view ?? ''] ?? '';
const rooms = ({ unit }: Arabic): string => ((unit.size.bedrooms ?? 0) > 1 ? 'الغرف الرئيسية' : 'النوافذ');
const enclosed: Test = ({ unit }) => unit.compound !== null;
const street: Test = ({ unit }) => unit.view === 'street';

export const outlooks: SentenceOption<Arabic>[] = [
	...when(
		all(home, not(street)),
		(a) => `${a.g('يطل', 'تطل')} ${a.the} على ${seen(a)}.`,
		(a) => `الإطلالة من ${rooms(a)} على ${seen(a)}.`,
		(a) => `النوافذ على ${seen(a)}.`,
	),
	...when(
		all(home, street, not(whole), not(enclosed)),
		'الواجهة على الشارع، فاستمع إلى الحركة وقت المعاينة.',
		'الغرف على الشارع، فقف عند النافذة 10 دقائق قبل أن تقرر.',
	),
	...when(
		all(home, street, enclosed),
		(a) => `الواجهة على شارع داخلي في ${a.around}.`,
		(a) => `النوافذ على شارع داخل ${a.around}، لا على الطريق الرئيسي.`,
	),
	...when(all(work, street, not(whole)), 'الواجهة على الشارع.', 'الموقع في واجهة المبنى من جهة الشارع.'),
	...when(all(work, not(street)), (a) => `النوافذ على ${seen(a)}.`),
	...when(whole, 'الواجهة على شارع واحد على الأقل.', 'الواجهة على الشارع، فاسأل عن عرضها بالمتر.'),
];

const alone: Test = ({ unit }) => unit.size.land === null;
const garden: Test = ({ unit }) => unit.size.garden !== null;
const roof: Test = ({ unit }) => unit.size.roof !== null;
const terrace = ({ unit }: Arabic): string => (unit.type === 'roof' ? 'سطح مفتوح' : 'روف خاص');

export const outdoors: SentenceOption<Arabic>[] = [
	...when(
		all(garden, alone),
		(a) => `${a.g('له', 'لها')} حديقة خاصة مساحتها ${metres(a.unit.size.garden)}.`,
		(a) => `الحديقة ${metres(a.unit.size.garden)}، وهي ${toTheInArabic(a.the)} ${a.g('وحده', 'وحدها')}.`,
		(a) => `في الخارج حديقة خاصة مساحتها ${metres(a.unit.size.garden)}.`,
	),
	...when(
		all(roof, alone),
		(a) => `يتبع ${a.the} ${terrace(a)} مساحته ${metres(a.unit.size.roof)}.`,
		(a) => `${a.g('معه', 'معها')} ${terrace(a)} مساحته ${metres(a.unit.size.roof)} لا يشاركك فيه أحد.`,
	),
	...when(
		all(garden, not(alone)),
		(a) => `مساحة الأرض ${metres(a.unit.size.land)}، منها نحو ${metres(a.unit.size.garden)} حديقة.`,
		(a) => `الأرض ${metres(a.unit.size.land)}، والحديقة منها ${metres(a.unit.size.garden)} تقريبًا.`,
	),
];

const ground: Test = ({ unit }) => unit.size.floor === 0;
const lift: Test = (a) => a.lift;

export const floors: SentenceOption<Arabic>[] = [
	...when(
		all(lift, not(ground)),
		(a) => `${a.floor}، وفي المبنى مصعد.`,
		(a) => `يصل المصعد إلى ${a.floor} حيث ${a.g('يقع', 'تقع')} ${a.the}.`,
	),
	...when(all(not(lift), not(ground)), (a) => `${a.floor}، والصعود بالسلم.`),
	...when(
		all(ground, home, ({ unit }) => unit.type !== 'duplex'),
		'الدور الأرضي، بلا سلالم.',
		'الدور الأرضي يغنيك عن انتظار المصعد.',
	),
	...when(all(ground, work), 'المدخل على مستوى الشارع.', 'الدخول من الدور الأرضي مباشرة، بلا سلالم.'),
];

/** Floor and view in one sentence. */
export const positions: SentenceOption<Arabic>[] = when(
	all(home, not(street), ({ floor }) => floor !== null),
	(a) => `${a.g('يقع', 'تقع')} في ${a.floor} ${a.g('ويطل', 'وتطل')} على ${seen(a)}.`,
	(a) => `من ${a.floor} ${a.g('يطل', 'تطل')} ${a.the} على ${seen(a)}.`,
	(a) => `الإطلالة من ${a.floor} على ${seen(a)}.`,
);
