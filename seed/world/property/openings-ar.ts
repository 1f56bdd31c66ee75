import type { SentenceOption } from './compose.ts';
import { houseTypes, workTypes } from './types.ts';
import { type Arabic, metres, people } from './words-ar.ts';

const works = ({ unit }: Arabic) => workTypes.includes(unit.type);
const lives = ({ unit }: Arabic) => unit.size.bedrooms !== null;
const stands = (a: Arabic) => lives(a) || works(a);
const sale = ({ unit }: Arabic) => unit.purpose === 'sale';
const lies = (a: Arabic) => a.g('يقع', 'تقع');

const seller = ({ unit }: Arabic): string => {
	if (unit.market === 'primary') return 'يعرض المطوّر';
	return unit.purpose === 'rent' ? 'يعرض المالك للإيجار' : 'يعرض المالك للبيع';
};

const household = ({ unit }: Arabic): string => {
	const { bedrooms } = unit.size;
	if (!bedrooms || bedrooms === 1) return 'شخصًا أو شخصين';
	return bedrooms === 2 ? 'زوجين أو أسرة صغيرة' : bedrooms === 3 ? 'أسرة لديها أطفال' : 'أسرة كبيرة';
};

const season = ({ unit }: Arabic): string => (unit.area.location.key === 'north-coast' ? 'لشهور الصيف' : 'لشتاء دافئ وإجازات قصيرة');
const use = ({ unit }: Arabic): string => (unit.category === 'commercial' ? 'التجاري' : 'السكني');
const team = ({ unit }: Arabic): number => Math.max(4, Math.round(((unit.size.builtUp ?? 0) * 0.75) / 7));
const isLand = ({ unit }: Arabic) => unit.type === 'land';
const isBuilding = ({ unit }: Arabic) => unit.type === 'building';

export const openings: SentenceOption<Arabic>[] = [
	{ fits: stands, say: (a) => `${a.noun} ${a.sized} ${a.where}.` },
	{ fits: stands, say: (a) => `${a.where} ${a.noun} ${sale(a) ? 'للبيع' : 'للإيجار'} ${a.sized}.` },
	{ fits: stands, say: (a) => `${seller(a)} ${a.accusative} ${a.sized} ${a.where}.` },
	{
		fits: (a) => stands(a) && a.floor !== null,
		covers: 'floor',
		say: (a) => `${lies(a)} ${a.this} في ${a.floor}، ${a.where}، و${a.sized}.`,
	},
	{
		fits: lives,
		covers: 'rooms',
		say: (a) => `${a.g('يضم', 'تضم')} ${a.this} ${a.rooms('accusative')} في مساحة ${a.size}، و${lies(a)} ${a.where}.`,
	},
	{
		fits: (a) => lives(a) && a.unit.zone !== 'resort',
		say: (a) => `بمساحة ${a.size} ${a.g('يناسب', 'تناسب')} ${a.this} ${household(a)}، و${lies(a)} ${a.where}.`,
	},
	{ fits: (a) => lives(a) && a.unit.zone === 'resort' && sale(a), say: (a) => `${a.noun} ${season(a)} ${a.where}، ${a.sized}.` },
	{
		fits: (a) => stands(a) && !a.unit.ready,
		say: (a) => `${a.this} تحت الإنشاء ${a.where}، ${a.g('ومساحته', 'ومساحتها')} في العقد ${a.size}.`,
	},
	{
		fits: ({ unit }) => houseTypes.includes(unit.type) && unit.size.land !== null,
		covers: 'land',
		say: (a) => `${a.noun} على أرض مساحتها ${metres(a.unit.size.land)} ${a.where}، ومساحة المباني ${a.size}.`,
	},
	{
		fits: (a) => stands(a) && a.unit.ready && sale(a),
		say: (a) => `ما تراه في المعاينة هو ما تشتريه: ${a.noun} ${a.sized} ${a.where}.`,
	},
	{
		fits: (a) => stands(a) && !sale(a),
		say: (a) => `للإيجار ${a.unit.rentPeriod === 'day' ? 'باليوم' : 'بالشهر'}: ${a.noun} ${a.sized} ${a.where}.`,
	},
	{ fits: ({ unit }) => unit.type === 'office', say: (a) => `مكتب ${a.sized} ${a.where}، يتسع لفريق من نحو ${people(team(a))}.` },
	{
		fits: ({ unit }) => unit.type === 'clinic' && unit.finish.finishing !== 'core_shell',
		say: (a) => `عيادة ${a.sized} ${a.where}، وفيها وصلات المياه والصرف.`,
	},
	{
		fits: ({ unit }) => ['retail', 'pharmacy'].includes(unit.type),
		say: (a) => `${a.noun} ${a.where}، ${a.g('ومساحته', 'ومساحتها')} خلف الواجهة ${a.size}.`,
	},
	{ fits: isLand, say: (a) => `قطعة أرض ${a.sized} للبناء ${use(a)} ${a.where}.` },
	{ fits: isLand, say: (a) => `يعرض المالك للبيع قطعة أرض ${a.sized} ${a.where}، وهي للبناء ${use(a)}.` },
	{ fits: isLand, say: (a) => `${a.where} أرض للبناء ${use(a)} ${a.sized}، تُباع قطعة واحدة.` },
	{ fits: isBuilding, say: (a) => `مبنى كامل ${a.where}، مساحة مبانيه ${a.size} على أرض ${metres(a.unit.size.land)}.` },
	{ fits: isBuilding, say: (a) => `يعرض المالك للبيع مبنى كاملًا ${a.where}: ${a.size} مبانٍ على ${metres(a.unit.size.land)} أرض.` },
	{ fits: isBuilding, say: (a) => `${a.where} مبنى يُباع كاملًا لا بالوحدة، ${a.sized} على أرض ${metres(a.unit.size.land)}.` },
];

export const layouts: SentenceOption<Arabic>[] = [
	{ say: (a) => `${a.g('فيه', 'فيها')} ${a.rooms('nominative')}.` },
	{ say: (a) => `${a.g('يتكون', 'تتكون')} من ${a.rooms('genitive')}.` },
	{ say: (a) => `${a.g('يضم', 'تضم')} ${a.rooms('accusative')}.` },
	{ say: (a) => `التقسيم: ${a.rooms('nominative')}.` },
];
