import { describe, expect, test } from 'vitest';
import { SAMPLE_PROPERTIES } from '../facts.ts';
import { worldFacts } from '../properties.ts';
import { makeProperty } from './illustrated.ts';

const facts = worldFacts('2026-11-15');
const units = Array.from({ length: SAMPLE_PROPERTIES }, (_, index) => makeProperty(index, facts));
const months = {
	en: 'January February March April May June July August September October November December'.split(' '),
	ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
};
const wordsFor = {
	en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
	ar: ['', 'واحدة', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان'],
};

/** What a text says of its unit; absent if it does not mention it. */
type Told = {
	finishing: string[];
	bedrooms: number[];
	furnished: boolean;
	bare: boolean;
	delivery: string[];
	offPlan: boolean;
	byDay: boolean;
	sizes: number[];
};

const finishings = {
	en: {
		core_shell: /core and shell|concrete and brick/,
		semi_finished: /semi-finished|Plaster, wiring and pipes come/i,
		fully_finished: /fully finished|Full finishing|full finishing|Finishing is full|down to the switches|Floors, (paint|ceilings)/,
		ultra_super_lux: /ultra super lux/,
		super_lux: /(?<!ultra )super lux/,
		lux: /(?<!super )\blux\b/,
	},
	ar: {
		core_shell: /بدون تشطيب|خرسانة وطوب/,
		semi_finished: /نصف تشطيب/,
		fully_finished: /التشطيب (الكامل|كامل)|بتشطيب كامل|منتهٍ حتى المفاتيح|الأرضيات والأسقف والإضاءة جاهزة/,
		ultra_super_lux: /ألترا سوبر لوكس/,
		super_lux: /(?<!ألترا )سوبر لوكس/,
		lux: /(?<!سوبر )لوكس/,
	},
};
const furnishings = {
	en: [
		/furniture is included|sold with its furniture|let furnished|Furniture and appliances are included|Beds, appliances|Desks, chairs|^Furnished /,
		/without furniture|there is no furniture|furniture (and appliances )?(is|are) not included|furniture is up to you/,
	],
	ar: [
		/الأثاث ضمن السعر|بأثاث(ه|ها)|مفروش|الأثاث والأجهزة ضمن|الأسرّة والأجهزة|المكاتب والكراسي/,
		/بدون فرش|لا يوجد أثاث|والأثاث والأجهزة غير مشمولة|أما الأثاث فلا|ويبقى الأثاث عليك/,
	],
} as const;
const states = {
	en: {
		offPlan: /being built|off-plan|Delivery is due|delivery date in the contract|Handover is set|Keys are due|for the keys/,
		byDay: /by the day|per day/,
	},
	ar: { offPlan: /تحت الإنشاء|لم يكتمل|الاستلام (مقرر )?في|موعد الاستلام في العقد|تسليم المفتاح في/, byDay: /باليوم/ },
};

function bedroomsTold(text: string, language: 'en' | 'ar'): number[] {
	if (language === 'en') return [...text.matchAll(/(\w+) bedrooms?\b/g)].flatMap(([, word]) => parseNumber(word ?? '', 'en'));
	const pairs = /غرفت[اي]\S* نوم/.test(text) ? [2] : [];
	const single = /غرفة نوم واحدة/.test(text) ? [1] : [];
	return [
		...pairs,
		...single,
		...[...text.matchAll(/(\S+) غرف نوم/g)].flatMap(([, word]) => parseNumber((word ?? '').replace(/^[وب]+/, ''), 'ar')),
	];
}

function parseNumber(word: string, language: 'en' | 'ar'): number[] {
	const at = /^\d+$/.test(word) ? Number(word) : wordsFor[language].indexOf(word);
	return at > 0 ? [at] : [];
}

function read(text: string, language: 'en' | 'ar'): Told {
	const [with_, without] = furnishings[language];
	const dates = new RegExp(`(${months[language].join('|')}) (20\\d\\d)`, 'g');
	return {
		finishing: Object.entries(finishings[language]).flatMap(([finishing, said]) => (said.test(text) ? [finishing] : [])),
		bedrooms: bedroomsTold(text, language),
		furnished: with_.test(text),
		bare: without.test(text),
		delivery: [...text.matchAll(dates)].map(
			([, month, year]) => `${year}-${String(months[language].indexOf(month ?? '') + 1).padStart(2, '0')}`,
		),
		offPlan: states[language].offPlan.test(text),
		byDay: states[language].byDay.test(text),
		sizes: [...text.matchAll(/([\d,]+)\s(?:m²|م²)/g)].map(([, size]) => Number(size?.replaceAll(',', ''))),
	};
}

describe.each([
	['en', 'en_US'],
	['ar', 'ar_EG'],
] as const)('descriptions in %s', (language, code) => {
	const told = units.map(({ property, translations }) => {
		const { name, description } = translations[code];
		return { property, at: property.reference, ...read(`${name}\n${description.replace(/<[^>]+>/g, ' ')}`, language) };
	});

	test('mention only the unit’s finishing', () => {
		for (const { property, at, finishing } of told)
			expect([at, finishing.filter((said) => said !== property['finishing'])]).toEqual([at, []]);
		const silent = told.filter(({ property, finishing }) => finishing.length === 0 && property['finishing'] && !property['furnished']);
		// «The kitchen and bathrooms are fitted» names no finishing.
		expect(silent.filter(({ property }) => property['purpose'] === 'sale' && property['type'] !== 'building').map(({ at }) => at)).toEqual(
			[],
		);
	});

	test('give its number of bedrooms', () => {
		for (const { property, at, bedrooms } of told) expect([at, bedrooms.filter((said) => said !== property['bedrooms'])]).toEqual([at, []]);
		expect(told.filter(({ bedrooms }) => bedrooms.length > 0).length).toBeGreaterThan(500);
	});

	test('mention furniture exactly if it stays', () => {
		for (const { property, at, furnished, bare } of told) {
			const stays = property['furnished'] === true;
			expect([at, furnished && !stays, bare && stays]).toEqual([at, false, false]);
		}
		expect(told.filter(({ property, furnished }) => property['furnished'] && !furnished).map(({ at }) => at)).toEqual([]);
	});

	test('give its delivery date, and mention construction only while it lasts', () => {
		for (const { property, at, delivery, offPlan } of told) {
			const due = property['delivery_date'] ? [String(property['delivery_date']).slice(0, 7)] : [];
			expect([at, [...new Set(delivery)]]).toEqual([at, due]);
			expect([at, offPlan && property['ready']]).toEqual([at, false]);
		}
	});

	test('mention daily rent only for daily rents, and no size it does not have', () => {
		for (const { property, at, byDay, sizes } of told) {
			expect([at, byDay]).toEqual([at, property['rent_period'] === 'day']);
			const has = ['built_up_area', 'land_area', 'garden_area', 'roof_area'].map((field) => property[field]);
			expect([at, sizes.filter((size) => !has.includes(size))]).toEqual([at, []]);
		}
	});
});
