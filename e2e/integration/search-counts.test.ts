import { beforeAll, expect, test } from 'vitest';
import { createApi } from '#directus/api.ts';
import { cairoToday } from '#domain/cairo.ts';
import { cmsUrl, siteToken, siteUrl } from '../system.ts';

type Rule = Record<string, unknown>;
type Named = { id: number; key?: string; translations: { name: string }[] };

const directus = createApi(cmsUrl, siteToken);
const ids = new Map<string, number>();

beforeAll(async () => {
	const english = { translations: { _filter: { languages_code: { _eq: 'en_US' } } } };
	for (const collection of ['location', 'area', 'project', 'developer', 'amenity']) {
		const rows = await directus.search<Named[]>(`/items/${collection}`, {
			fields: ['id', 'translations.name'],
			deep: english,
			limit: -1,
		});
		for (const { id, translations } of rows) ids.set(`${collection} ${translations[0]?.name}`, id);
	}
});

function idOf(collection: string, name: string): number {
	const id = ids.get(`${collection} ${name}`);
	if (id === undefined) throw new Error(`there is no ${collection} ${name}`);
	return id;
}

async function countRows(rules: readonly Rule[]): Promise<number> {
	const isShown: Rule[] = [
		{ status: { _eq: 'published' } },
		{ _or: [{ expires_on: { _null: true } }, { expires_on: { _gte: cairoToday() } }] },
	];
	const [row] = await directus.search<{ countDistinct: { id: number | string } }[]>('/items/property', {
		aggregate: { countDistinct: 'id' },
		filter: { _and: [...isShown, ...rules] },
	});
	return Number(row?.countDistinct.id);
}

async function countShown(query: string): Promise<number> {
	const html = await (await fetch(`${siteUrl}/en/search?${query}`)).text();
	const [, said] = /<p role="status"[^>]*>((?:[\d,]+|No) (?:homes?|propert(?:y|ies)))</.exec(html) ?? [];
	if (said === undefined) throw new Error(`no count on /en/search?${query}`);
	return said.startsWith('No') ? 0 : Number(said.replace(/\D/g, ''));
}

const is = (field: string, value: unknown): Rule => ({ [field]: { _eq: value } });
const isIn = (field: string, values: unknown[]): Rule => ({ [field]: { _in: values } });
const between = (field: string, from: number, to: number): Rule => ({ [field]: { _between: [from, to] } });
const any = (...rules: Rule[]): Rule => ({ _or: rules });
const none = (field: string): Rule => ({ [field]: { _null: true } });

const sale: Rule[] = [is('purpose', 'sale'), is('category', 'residential')];
const rent: Rule[] = [is('purpose', 'rent'), is('category', 'residential')];
const shops: Rule[] = [is('purpose', 'sale'), is('category', 'commercial')];
const SALE = 'purpose=sale&category=residential';
const RENT = 'purpose=rent&category=residential';
const SHOPS = 'purpose=sale&category=commercial';

/** Offers change developers' prices without changing the row, so prices are compared for resales. */
const resale: Rule[] = [...sale, is('market', 'resale')];
const RESALE = 'purpose=sale&market=resale&category=residential';

const isReady = any(is('ready', true), none('delivery_date'));
const hasAmenity = (name: string): Rule => ({ amenities: { _some: { amenity_id: { _eq: idOf('amenity', name) } } } });
const inLocations = (...names: string[]): Rule => ({
	area: { location: { _in: names.map((name) => idOf('location', name)) } },
});
const inAreas = (...names: string[]): Rule => ({ area: { _in: names.map((name) => idOf('area', name)) } });

/** An address, and the equivalent filter in Directus. */
const searches: [name: string, address: () => string, rules: () => Rule[]][] = [
	['homes for sale', () => SALE, () => sale],
	['homes to rent', () => RENT, () => rent],
	['business premises for sale', () => SHOPS, () => shops],
	['business premises to rent', () => 'purpose=rent&category=commercial', () => [is('purpose', 'rent'), is('category', 'commercial')]],
	['from the developer', () => 'purpose=sale&market=primary&category=residential', () => [...sale, is('market', 'primary')]],
	['resale', () => RESALE, () => resale],
	['apartments', () => `${SALE}&type=apartment`, () => [...sale, is('type', 'apartment')]],
	['villas and twin houses', () => `${SALE}&type=villa,twin_house`, () => [...sale, isIn('type', ['villa', 'twin_house'])]],
	['clinics', () => `${SHOPS}&type=clinic`, () => [...shops, is('type', 'clinic')]],
	['all but apartments', () => `${SALE}&not-type=apartment`, () => [...sale, { type: { _neq: 'apartment' } }]],
	['a location', () => `${SALE}&location=${idOf('location', 'New Cairo')}`, () => [...sale, inLocations('New Cairo')]],
	[
		'two locations',
		() => `${SALE}&location=${idOf('location', 'Maadi')},${idOf('location', 'Sheikh Zayed')}`,
		() => [...sale, inLocations('Maadi', 'Sheikh Zayed')],
	],
	['an area', () => `${SALE}&area=${idOf('area', 'Fifth Settlement')}`, () => [...sale, inAreas('Fifth Settlement')]],
	[
		'an area inside a chosen location',
		() => `${SALE}&location=${idOf('location', 'New Cairo')}&area=${idOf('area', 'Fifth Settlement')}`,
		() => [...sale, inAreas('Fifth Settlement')],
	],
	[
		'a location without one of its areas',
		() => `${SALE}&location=${idOf('location', 'New Cairo')}&not-area=${idOf('area', 'Fifth Settlement')}`,
		() => [...sale, inLocations('New Cairo'), { area: { _neq: idOf('area', 'Fifth Settlement') } }],
	],
	[
		'everywhere but a location',
		() => `${SALE}&not-location=${idOf('location', 'New Cairo')}`,
		() => [...sale, { area: { location: { _neq: idOf('location', 'New Cairo') } } }],
	],
	[
		'the governorate of Cairo',
		() => `${SALE}&region=cairo`,
		// Obour is in the location East Cairo, but in the governorate of Qalyubia.
		() => [
			...sale,
			inLocations('New Cairo', 'East Cairo', 'New Capital', 'Central Cairo', 'Maadi', 'Heliopolis'),
			{ area: { _neq: idOf('area', 'Obour') } },
		],
	],
	['the governorate of Giza', () => `${SALE}&region=giza`, () => [...sale, inLocations('6th of October', 'Sheikh Zayed', 'Giza')]],
	[
		'a compound',
		() => `${SALE}&compound=${idOf('project', 'Sarw Gardens')}`,
		() => [...sale, is('project', idOf('project', 'Sarw Gardens'))],
	],
	[
		'a developer',
		() => `${SALE}&developer=${idOf('developer', 'Sarw Developments')}`,
		() => [...sale, { project: { developer: { _eq: idOf('developer', 'Sarw Developments') } } }],
	],
	['in a compound', () => `${SALE}&in-compound=yes`, () => [...sale, { project: { _nnull: true } }]],
	['in none', () => `${SALE}&in-compound=no`, () => [...sale, none('project')]],
	['resale up to 8 million', () => `${RESALE}&price=-8000000`, () => [...resale, { price: { _lte: 8_000_000 } }]],
	['resale from 5 to 12 million', () => `${RESALE}&price=5000000-12000000`, () => [...resale, between('price', 5e6, 12e6)]],
	[
		'rents by the month from 20 to 60 thousand',
		() => 'purpose=rent&period=month&category=residential&price=20000-60000',
		() => [...rent, is('rent_period', 'month'), between('price', 20_000, 60_000)],
	],
	['rents by the day', () => 'purpose=rent&period=day&category=residential', () => [...rent, is('rent_period', 'day')]],
	['three bedrooms', () => `${SALE}&bedrooms=3`, () => [...sale, is('bedrooms', 3)]],
	[
		'two, four, or five bedrooms and more',
		() => `${SALE}&bedrooms=2,4,5`,
		() => [...sale, any(isIn('bedrooms', [2, 4]), { bedrooms: { _gte: 5 } })],
	],
	['three bathrooms at least', () => `${SALE}&bathrooms=3`, () => [...sale, { bathrooms: { _gte: 3 } }]],
	['120 to 200 m²', () => `${SALE}&size=120-200`, () => [...sale, between('built_up_area', 120, 200)]],
	['a garden from 50 m²', () => `${SALE}&garden=50-`, () => [...sale, { garden_area: { _gte: 50 } }]],
	['no garden', () => `${SALE}&no-garden=yes`, () => [...sale, any(none('garden_area'), is('garden_area', 0))]],
	['fully finished', () => `${SALE}&finishing=fully_finished`, () => [...sale, is('finishing', 'fully_finished')]],
	['furnished, to rent', () => `${RENT}&furnished=yes`, () => [...rent, is('furnished', true)]],
	['ready', () => `${SALE}&delivery=ready`, () => [...sale, isReady]],
	['handed over by 2027', () => `${SALE}&delivery=2027`, () => [...sale, any(isReady, { delivery_date: { _lte: '2027-12-31' } })]],
	['a sea view', () => `${SALE}&outlook=sea,first_row_sea`, () => [...sale, isIn('view', ['sea', 'first_row_sea'])]],
	[
		'a pool and a gym',
		() => `${SALE}&amenity=${idOf('amenity', 'Swimming pool')},${idOf('amenity', 'Gym')}`,
		() => [...sale, hasAmenity('Swimming pool'), hasAmenity('Gym')],
	],
	[
		'no lift',
		() => `${SALE}&not-amenity=${idOf('amenity', 'Lift')}`,
		() => [...sale, { amenities: { _none: { amenity_id: { _eq: idOf('amenity', 'Lift') } } } }],
	],
	['the first or second floor', () => `${SALE}&floor=1,2`, () => [...sale, isIn('floor', [1, 2])]],
	['ten floors up or higher', () => `${SALE}&floor=10`, () => [...sale, { floor: { _gte: 10 } }]],
	['not the ground floor', () => `${SALE}&not-floor=0`, () => [...sale, any(none('floor'), { floor: { _neq: 0 } })]],
	['facing north', () => `${SALE}&facing=north,north_east`, () => [...sale, isIn('orientation', ['north', 'north_east'])]],
	['exclusive', () => `${SALE}&exclusive=yes`, () => [...sale, is('exclusive', true)]],
	[
		'much at once',
		() => `${SALE}&type=apartment&location=${idOf('location', 'New Cairo')}&bedrooms=2,3&finishing=fully_finished,semi_finished`,
		() => [
			...sale,
			is('type', 'apartment'),
			inLocations('New Cairo'),
			isIn('bedrooms', [2, 3]),
			isIn('finishing', ['fully_finished', 'semi_finished']),
		],
	],
];

test('there are more than forty searches', () => {
	expect(searches.length).toBeGreaterThanOrEqual(40);
});

test.each(searches)('the count equals that of Directus: %s', async (_, address, rules) => {
	expect(await countShown(address())).toBe(await countRows(rules()));
});

test('nearly all have results', async () => {
	const counts = await Promise.all(searches.map(([, , rules]) => countRows(rules())));
	expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(2);
});
