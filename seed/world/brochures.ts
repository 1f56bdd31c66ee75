import { frequencies, propertyTypes } from '#cms/schema/choices.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { type Locale, locales, orderAmountAndCurrency } from '#domain/locales.ts';
import { type BrochureTexts, makeBrochure } from '../drawings/brochure/brochure.ts';
import { feddansInArabic } from '../drawings/master-plan/legend.ts';
import { drawPlanSheet } from '../drawings/master-plan/master-plan.ts';
import type { SampleFile } from '../records.ts';
import type { CompoundText } from '../sample/shapes.ts';
import { amenityNames } from '../starter/words.ts';
import { listImages } from './compound-photos.ts';
import { compoundFacts, compounds, developers } from './compounds.ts';
import { brochureName } from './drawn-names.ts';
import type { CompoundFacts, WorldFacts } from './facts.ts';
import { isHandedOver } from './handover.ts';
import { type HomesOfType, homesOnSale } from './homes-on-sale.ts';
import { masterPlanFacts } from './master-plans.ts';
import { findPlans } from './payment-plans.ts';
import { fileId, photographPath } from './sample-files.ts';

const words = {
	en: {
		land: 'Land',
		delivery: 'Delivery',
		ready: 'Ready to move',
		from: 'Price from',
		maintenance: 'Maintenance deposit',
		homes: 'Homes on sale',
		columns: ['Type', 'Available', 'Built-up area', 'Price from'],
		plans: 'Payment plans',
		facilities: 'Amenities',
		sample: 'A sample brochure: the companies, the compound and the prices are invented.',
	},
	ar: {
		land: 'مساحة الأرض',
		delivery: 'الاستلام',
		ready: 'استلام فوري',
		from: 'يبدأ من',
		maintenance: 'وديعة الصيانة',
		homes: 'المعروض للبيع',
		columns: ['النوع', 'المتاح', 'مساحة المباني', 'يبدأ من'],
		plans: 'خطط السداد',
		facilities: 'الخدمات',
		sample: 'بروشور تجريبي: الشركات والكمبوند والأسعار غير حقيقية.',
	},
} as const;

const dated = (day: string, language: Locale, options: Intl.DateTimeFormatOptions): string =>
	new Intl.DateTimeFormat(locales[language].format, { timeZone: 'UTC', month: 'long', year: 'numeric', ...options }).format(new Date(day));
const currency = { en: 'EGP', ar: 'ج.م' };
const money = (amount: number, language: Locale): string => {
	const figure = amount.toLocaleString('en');
	return orderAmountAndCurrency(language, figure, currency[language]).join(' ');
};
const yearForms: Partial<Record<Intl.LDMLPluralRule, string>> = { two: 'سنتين', few: 'سنوات' };
const yearsInArabic = (count: number): string =>
	count === 2 ? 'سنتين' : `${count} ${yearForms[new Intl.PluralRules('ar').select(count)] ?? 'سنة'}`;

/** Isolated, so that it keeps its direction in Arabic text. */
const percent = (value: number): string => `\u2066${value}%\u2069`;

function planLine({ down, years, frequency, delivery, cash }: ReturnType<typeof findPlans>[number], language: Locale): string {
	const every = frequencies.find(({ value }) => value === frequency)?.label[language].toLowerCase() ?? '';
	const parts =
		language === 'en'
			? [
					down ? `${down}% down` : 'No down payment',
					`${years} years`,
					`${every} instalments`,
					delivery && `${delivery}% at delivery`,
					`${cash}% off for cash`,
				]
			: [
					down ? `مقدم ${percent(down)}` : 'بدون مقدم',
					`على ${yearsInArabic(years)}`,
					`قسط ${every}`,
					delivery && `دفعة استلام ${percent(delivery)}`,
					`خصم كاش ${percent(cash)}`,
				];
	return parts.filter(Boolean).join(' · ');
}

function homeRow({ type, count, smallest, largest, from }: HomesOfType, language: Locale): [string, string, string, string] {
	const name = propertyTypes.find(({ value }) => value === type)?.label[language] ?? type;
	const one = smallest === largest;
	const size =
		language === 'en' ? `${one ? smallest : `${smallest}–${largest}`} m²` : `${one ? smallest : `من ${smallest} إلى ${largest}`} م²`;
	return [name, String(count), size, money(from, language)];
}

function buildTexts(compound: CompoundText, facts: CompoundFacts, homes: HomesOfType[], today: string, language: Locale): BrochureTexts {
	const say = words[language];
	const { area, deliveryDate, maintenancePercent } = facts;
	const developer = developers.find(({ key }) => key === compound.developer)?.name[language] ?? '';
	const cheapest = Math.min(...homes.map(({ from }) => from));
	const day = dated(today, language, { day: 'numeric' });
	return {
		name: compound.name[language],
		place: `${developer} · ${area.name[language]}${locales[language].comma}${area.location.name[language]}`,
		summary: compound.summary[language],
		facts: [
			{ label: say.land, value: language === 'ar' ? feddansInArabic(compound.landFeddan) : `${compound.landFeddan} feddans` },
			{ label: say.delivery, value: deliveryDate && !isHandedOver(facts, today) ? dated(deliveryDate, language, {}) : say.ready },
			...(homes.length ? [{ label: say.from, value: money(cheapest, language) }] : []),
			{ label: say.maintenance, value: `${maintenancePercent}%` },
		],
		homes: {
			title: say.homes,
			columns: [...say.columns],
			rows: homes.slice(0, 5).map((home) => homeRow(home, language)),
			note:
				language === 'ar'
					? `أسعار يوم ${day} قبل وديعة الصيانة وعضوية النادي والجراج. السعر الشامل في صفحة كل عقار.`
					: `Prices of ${day}, before maintenance deposit, club and parking. Each home’s page shows its all-in price.`,
		},
		plans: { title: say.plans, lines: findPlans(compound.key).map((plan) => planLine(plan, language)) },
		facilities: {
			title: say.facilities,
			text: compound.amenities.flatMap((key) => amenityNames.get(key)?.[language] ?? []).join(locales[language].comma),
		},
		foot: ['PN · hello@example.com · +20 100 000 0001', say.sample],
	};
}

/** A brochure for every compound on the home page, with its facts on the day it is made. */
export function brochureFiles(world: WorldFacts, properties: number): SampleFile[] {
	return compounds.flatMap((compound) => {
		const facts = compoundFacts.find(({ key }) => key === compound.key);
		const plan = facts && masterPlanFacts(facts, compound.landFeddan);
		if (!compound.featured || !facts || !plan) return [];
		const { key, name } = compound;
		const inLanguage = (language: Locale) => buildTexts(compound, facts, homesOnSale(facts.id, world, properties), world.today, language);
		return {
			id: fileId(brochureName(key)),
			name: brochureName(key),
			type: 'application/pdf',
			folder: FOLDER.documents,
			title: `Brochure of ${name.en}`,
			alt_en: `Brochure of ${name.en}`,
			alt_ar: `بروشور ${name.ar}`,
			width: null,
			height: null,
			bytes: () =>
				makeBrochure({
					title: `${name.en} · ${name.ar}`,
					photo: photographPath(listImages(key)[0] ?? 'compound-05.jpg'),
					texts: { en: inLanguage('en'), ar: inLanguage('ar') },
					masterPlan: drawPlanSheet(plan),
				}),
		};
	});
}
