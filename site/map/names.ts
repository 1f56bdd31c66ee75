import type { Localized } from '#content/entities/parts.ts';

export type BaseName = {
	kind: 'water' | 'city';
	name: Localized<string>;
	longitude: number;
	latitude: number;
	zooms: readonly [from: number, to: number];
};

const water = (en: string, ar: string, longitude: number, latitude: number, from: number, to: number): BaseName => ({
	kind: 'water',
	name: { en, ar },
	longitude,
	latitude,
	zooms: [from, to],
});

/** A sea is named near several shores, so that a close view shows one of them. */
const along = (en: string, ar: string, points: readonly (readonly [number, number])[]): BaseName[] =>
	points.map(([longitude, latitude]) => water(en, ar, longitude, latitude, 9.5, 14));

const city = (en: string, ar: string, longitude: number, latitude: number, from: number): BaseName => ({
	kind: 'city',
	name: { en, ar },
	longitude,
	latitude,
	zooms: [from, 12],
});

/** Geographic names besides our own places. */
export const baseNames: readonly BaseName[] = [
	water('Mediterranean Sea', 'البحر المتوسط', 28.6, 32.1, 0, 7.5),
	water('Mediterranean Sea', 'البحر المتوسط', 28.9, 31.3, 7.5, 9.5),
	water('Mediterranean Sea', 'البحر المتوسط', 31.5, 31.75, 7.5, 9.5),
	...along('Mediterranean Sea', 'البحر المتوسط', [
		[27.3, 31.45],
		[27.98, 31.22],
		[28.5, 31.14],
		[28.8, 31.06],
		[29.02, 30.93],
		[29.4, 30.98],
		[29.84, 31.27],
		[30.2, 31.45],
		[31.45, 31.58],
		[32.4, 31.4],
		[33.8, 31.25],
	]),
	water('Red Sea', 'البحر الأحمر', 35.6, 25.6, 0, 8),
	water('Red Sea', 'البحر الأحمر', 34.4, 27, 8, 9.5),
	...along('Red Sea', 'البحر الأحمر', [
		[33.86, 27.43],
		[34.05, 27.12],
		[34.12, 26.82],
		[34.35, 27.8],
		[35, 25.1],
	]),
	water('Gulf of Suez', 'خليج السويس', 33.1, 28.75, 6, 9.5),
	...along('Gulf of Suez', 'خليج السويس', [
		[32.47, 29.62],
		[32.52, 29.42],
		[33.4, 28.3],
	]),
	water('Gulf of Aqaba', 'خليج العقبة', 34.7, 28.75, 6.5, 9.5),
	...along('Gulf of Aqaba', 'خليج العقبة', [
		[34.62, 28.5],
		[34.75, 29.05],
	]),
	water('Lake Nasser', 'بحيرة ناصر', 32.5, 23.2, 7, 10),
	water('Suez Canal', 'قناة السويس', 32.33, 30.75, 8, 12),
	water('Nile', 'النيل', 30.75, 28.3, 6.5, 10),
	water('Nile', 'النيل', 31.272, 29.88, 10, 14),
	water('Nile', 'النيل', 31.222, 30.03, 11, 14),
	city('Cairo', 'القاهرة', 31.2357, 30.0444, 0),
	city('Alexandria', 'الإسكندرية', 29.9187, 31.2001, 0),
	city('Port Said', 'بورسعيد', 32.3019, 31.2653, 6),
	city('Ismailia', 'الإسماعيلية', 32.2715, 30.5965, 7),
	city('Suez', 'السويس', 32.5498, 29.9668, 6),
	city('Damietta', 'دمياط', 31.8133, 31.4165, 7),
	city('Mansoura', 'المنصورة', 31.3785, 31.0409, 7),
	city('Tanta', 'طنطا', 31.0004, 30.7865, 7),
	city('Zagazig', 'الزقازيق', 31.502, 30.5877, 8),
	city('Benha', 'بنها', 31.1848, 30.466, 8),
	city('Damanhour', 'دمنهور', 30.4682, 31.0341, 8),
	city('Fayoum', 'الفيوم', 30.8418, 29.3084, 6.5),
	city('Beni Suef', 'بني سويف', 31.0979, 29.0661, 6.5),
	city('Minya', 'المنيا', 30.7503, 28.1099, 6),
	city('Asyut', 'أسيوط', 31.1837, 27.1809, 6),
	city('Sohag', 'سوهاج', 31.6948, 26.5591, 6.5),
	city('Qena', 'قنا', 32.7267, 26.1551, 6.5),
	city('Luxor', 'الأقصر', 32.6396, 25.6872, 5),
	city('Aswan', 'أسوان', 32.8998, 24.0889, 5),
	city('Abu Simbel', 'أبو سمبل', 31.6257, 22.3372, 6.5),
	city('Marsa Matrouh', 'مرسى مطروح', 27.2373, 31.3543, 6),
	city('Siwa', 'سيوة', 25.5195, 29.2032, 6),
	city('Hurghada', 'الغردقة', 33.8129, 27.2579, 6),
	city('Safaga', 'سفاجا', 33.9388, 26.7292, 8),
	city('Marsa Alam', 'مرسى علم', 34.8787, 25.0676, 6.5),
	city('Ras Gharib', 'رأس غارب', 33.0786, 28.3597, 8),
	city('Arish', 'العريش', 33.8033, 31.1321, 6.5),
	city('Saint Catherine', 'سانت كاترين', 33.9502, 28.559, 8),
	city('El Tor', 'الطور', 33.6225, 28.2364, 8),
	city('Sharm El Sheikh', 'شرم الشيخ', 34.33, 27.9158, 6),
	city('Dahab', 'دهب', 34.5136, 28.501, 8),
	city('Nuweiba', 'نويبع', 34.6572, 29.0461, 8.5),
	city('Taba', 'طابا', 34.8934, 29.4925, 8.5),
];
