import type { CompoundFacts } from '../facts.ts';
import { shownByImpression, type Unit } from './unit.ts';

export type Case = 'nominative' | 'accusative' | 'genitive';

/** The building blocks of Arabic sentences. */
export type Arabic = {
	unit: Unit;
	noun: string;
	accusative: string;
	the: string;
	this: string;
	/** «مساحتها 156 م²» */
	sized: string;
	size: string;
	where: string;
	/** What the unit is in, «الكمبوند» or «القرية»; null in an open district. */
	around: string | null;
	floor: string | null;
	delivery: string | null;
	rooms: (grammar: Case) => string;
	/** The form that agrees with the noun: masculine, feminine. */
	g: (masculine: string, feminine: string) => string;
	impression: boolean;
	lift: boolean;
};

type Noun = { noun: string; the: string; feminine?: true; accusative?: string };

const nouns: Record<string, Noun> = {
	apartment: { noun: 'شقة', the: 'الشقة', feminine: true },
	garden_apartment: { noun: 'شقة بحديقة', the: 'الشقة', feminine: true },
	duplex: { noun: 'دوبلكس', the: 'الدوبلكس' },
	penthouse: { noun: 'بنتهاوس', the: 'البنتهاوس' },
	studio: { noun: 'استوديو', the: 'الاستوديو' },
	loft: { noun: 'لوفت', the: 'اللوفت' },
	roof: { noun: 'روف', the: 'الروف' },
	villa: { noun: 'فيلا مستقلة', the: 'الفيلا', feminine: true },
	twin_house: { noun: 'توين هاوس', the: 'التوين هاوس' },
	town_house: { noun: 'تاون هاوس', the: 'التاون هاوس' },
	i_villa: { noun: 'آي فيلا', the: 'الآي فيلا', feminine: true },
	chalet: { noun: 'شاليه', the: 'الشاليه' },
	cabin: { noun: 'كابينة', the: 'الكابينة', feminine: true },
	serviced_apartment: { noun: 'شقة فندقية', the: 'الشقة الفندقية', feminine: true },
	office: { noun: 'مكتب إداري', the: 'المكتب', accusative: 'مكتبًا إداريًا' },
	clinic: { noun: 'عيادة', the: 'العيادة', feminine: true },
	retail: { noun: 'محل تجاري', the: 'المحل', accusative: 'محلًا تجاريًا' },
	pharmacy: { noun: 'صيدلية', the: 'الصيدلية', feminine: true },
	land: { noun: 'قطعة أرض', the: 'الأرض', feminine: true },
	building: { noun: 'مبنى كامل', the: 'المبنى', accusative: 'مبنى كاملًا' },
};
const unknown: Noun = { noun: 'وحدة', the: 'الوحدة', feminine: true };

const ordinals =
	'الأرضي الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر الحادي_عشر الثاني_عشر الثالث_عشر الرابع_عشر الخامس_عشر'
		.split(' ')
		.map((word) => word.replace('_', ' '));
const months = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');
const feminineNumbers = ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع'];

export const metres = (value: number | null): string => `${String(value ?? 0).replace(/\B(?=(\d{3})+$)/g, ',')}\u00a0م²`;
export const findNoun = (type: string): Noun => nouns[type] ?? unknown;
export const floorName = (floor: number | null): string | null => (floor === null ? null : `الدور ${ordinals[floor] ?? floor}`);

/** «شخصًا» counts 11 to 99, «أشخاص» 3 to 10. */
export const people = (count: number): string => {
	const rest = count % 100;
	return `${count} ${rest >= 3 && rest <= 10 ? 'أشخاص' : rest >= 11 ? 'شخصًا' : 'شخص'}`;
};

/** «للشقة» from «الشقة». */
export const toTheInArabic = (the: string): string => (the.startsWith('الل') ? `ل${the.slice(2)}` : `لل${the.slice(2)}`);

/** After «ب»: «بغرفتي نوم», «بثلاث غرف نوم». */
export const withBedrooms = (count: number): string =>
	count === 1 ? 'بغرفة نوم واحدة' : count === 2 ? 'بغرفتي نوم' : `ب${feminineNumbers[count] ?? count} غرف نوم`;

export function bedrooms(count: number, grammar: Case): string {
	if (count === 1) return 'غرفة نوم واحدة';
	if (count === 2) return grammar === 'nominative' ? 'غرفتا نوم' : 'غرفتي نوم';
	return count <= 10 ? `${count} غرف نوم` : `${count} غرفة نوم`;
}

export function bathrooms(count: number, grammar: Case): string {
	if (count === 1) return grammar === 'accusative' ? 'حمامًا واحدًا' : 'حمام واحد';
	if (count === 2) return grammar === 'nominative' ? 'حمامان' : 'حمامين';
	return count <= 10 ? `${count} حمامات` : `${count} حمامًا`;
}

function describeRooms({ size, amenities }: Unit, grammar: Case): string {
	if (!size.bedrooms) return `غرفة واحدة مفتوحة و${grammar === 'accusative' ? 'حمامًا' : 'حمام'}`;
	const extra = [
		amenities.includes('maids-room') ? 'غرفة خادمة' : '',
		amenities.includes('drivers-room') ? 'غرفة سائق' : '',
		amenities.includes('storage') ? (grammar === 'accusative' ? 'مخزنًا' : 'مخزن') : '',
	].filter(Boolean);
	return [bedrooms(size.bedrooms, grammar), bathrooms(size.bathrooms ?? 1, grammar), ...extra].join(' و');
}

const regions: Record<string, string> = { 'east-cairo': 'شرق القاهرة', 'red-sea': 'على البحر الأحمر' };

/** Some names contain their kind: «قرية الخماسين». */
function chooseKind({ name, mix }: CompoundFacts): string {
	const said = /^(كمبوند|قرية|مشروع|مركز|مول|برج|منتجع) /.exec(name.ar)?.[1];
	return said ?? (mix === 'coastal' ? 'قرية' : mix === 'commercial' ? 'مشروع' : 'كمبوند');
}

const describeSurroundings = ({ compound }: Unit): string | null => compound && `ال${chooseKind(compound)}`;

function describePlace({ compound, area }: Unit): string {
	const place = area.name.ar;
	if (compound) {
		const name = compound.name.ar;
		return `في ${name.startsWith(chooseKind(compound)) ? name : `${chooseKind(compound)} ${name}`} ب${place}`;
	}
	const location = area.location.name.ar;
	if (location.split(' ').some((word) => word.length > 2 && place.includes(word.replace(/^ال/, '')))) return `في ${place}`;
	return `في ${place} ${regions[area.location.key] ?? `ب${location}`}`;
}

export function arabic(unit: Unit): Arabic {
	const { noun, the, feminine, accusative } = findNoun(unit.type);
	const g = (forMasculine: string, forFeminine: string) => (feminine ? forFeminine : forMasculine);
	const size = metres(unit.size.builtUp ?? unit.size.land);
	const [year, month] = (unit.deliveryDate ?? '').split('-');
	return {
		unit,
		noun,
		accusative: accusative ?? noun,
		the,
		this: `${g('هذا', 'هذه')} ${the}`,
		sized: `${g('مساحته', 'مساحتها')} ${size}`,
		size,
		where: describePlace(unit),
		around: describeSurroundings(unit),
		floor: floorName(unit.size.floor),
		delivery: month ? `${months[Number(month) - 1]} ${year}` : null,
		rooms: (grammar) => describeRooms(unit, grammar),
		g,
		impression: shownByImpression(unit),
		lift: unit.amenities.includes('lift'),
	};
}
