import type { Localized } from '#content/entities/parts.ts';
import { latinDigits } from '#domain/digits.ts';
import type { Locale } from '#domain/locales.ts';
import { slugify } from '#domain/slug.ts';
import type { Purpose } from '#domain/vocabulary.ts';
import type { LandingFacet, LandingKind } from './landing-page.ts';

/** The words of landing pages in addresses. They must not change, because people keep links. */
export const purposeWords: Record<Purpose, Localized<string>> = {
	sale: { en: 'for-sale', ar: 'للبيع' },
	rent: { en: 'for-rent', ar: 'للإيجار' },
};

export const EGYPT: Localized<string> = { en: 'egypt', ar: 'مصر' };

export const kindWords: Record<LandingKind, Localized<string>> = {
	homes: { en: 'homes', ar: 'وحدات-سكنية' },
	commercial: { en: 'commercial', ar: 'وحدات-تجارية' },
	apartment: { en: 'apartments', ar: 'شقق' },
	garden_apartment: { en: 'garden-apartments', ar: 'شقق-بحديقة' },
	duplex: { en: 'duplexes', ar: 'دوبلكس' },
	penthouse: { en: 'penthouses', ar: 'بنتهاوس' },
	studio: { en: 'studios', ar: 'استوديوهات' },
	loft: { en: 'lofts', ar: 'لوفت' },
	roof: { en: 'roof-units', ar: 'روف' },
	villa: { en: 'villas', ar: 'فيلات' },
	twin_house: { en: 'twin-houses', ar: 'توين-هاوس' },
	town_house: { en: 'town-houses', ar: 'تاون-هاوس' },
	i_villa: { en: 'i-villas', ar: 'آي-فيلا' },
	chalet: { en: 'chalets', ar: 'شاليهات' },
	cabin: { en: 'cabins', ar: 'كبائن' },
	serviced_apartment: { en: 'serviced-apartments', ar: 'شقق-فندقية' },
	office: { en: 'offices', ar: 'مكاتب' },
	clinic: { en: 'clinics', ar: 'عيادات' },
	retail: { en: 'shops', ar: 'محلات' },
	pharmacy: { en: 'pharmacies', ar: 'صيدليات' },
	land: { en: 'land', ar: 'أراضي' },
	building: { en: 'buildings', ar: 'مباني' },
};

const bedroomWords: Record<Locale, (count: number) => string> = {
	en: (count) => (count === 1 ? '1-bedroom' : count === 5 ? '5-or-more-bedrooms' : `${count}-bedrooms`),
	ar: (count) => ['', 'غرفة-واحدة', 'غرفتين', '3-غرف', '4-غرف', '5-غرف-فأكثر'][count] ?? '',
};

const MILLION = 1_000_000;
const budgetWords: Record<Locale, (to: number) => string> = {
	en: (to) => `under-${to < MILLION ? `${to / 1000}-thousand` : `${to / MILLION}-million`}`,
	ar: (to) => `أقل-من-${to < MILLION ? `${to / 1000}-ألف` : `${to / MILLION}-مليون`}`,
};

const flagWords = {
	ready: { en: 'ready', ar: 'استلام-فوري' },
	instalments: { en: 'instalments', ar: 'بالتقسيط' },
	furnished: { en: 'furnished', ar: 'مفروشة' },
} satisfies Record<string, Localized<string>>;

export function facetWord(facet: LandingFacet, locale: Locale): string {
	if ('bedrooms' in facet) return bedroomWords[locale](facet.bedrooms[0]);
	if ('price' in facet) return budgetWords[locale](facet.price.to);
	return flagWords['ready' in facet ? 'ready' : 'instalments' in facet ? 'instalments' : 'furnished'][locale];
}

const alike: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ة: 'ه', ى: 'ي' };

/** One form for spellings that people treat as the same: letter case, hamzas, digits. */
export const comparableWord = (word: string): string => latinDigits(slugify(word)).replace(/[أإآةى]/g, (letter) => alike[letter] ?? letter);
