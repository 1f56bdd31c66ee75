import { beforeAll, expect, test } from 'vitest';
import { forEachQueued } from '../crawler.ts';
import {
	cardsOn,
	isFilteredBy,
	readComparisonPrices,
	readEmbeddedPrices,
	readFeedPrices,
	readPagePrices,
	type SeenPrice,
} from '../price-surfaces.ts';
import { admin } from '../system.ts';
import { isThorough } from '../thorough.ts';

type Row = { id: number; price: number; purpose: string; category: string };

/** Together these searches list every property. */
const modes = ['', 'purpose=rent&', 'category=commercial&', 'purpose=rent&category=commercial&'];

const sights = new Map<number, SeenPrice[]>();
const listed = new Map<number, Row & { hasOffer: boolean }>();
/** Homes on offer and every tenth other: their own pages, and everything that shows a single home. */
let looked: number[] = [];

const note = (seen: SeenPrice[]) => {
	for (const sight of seen) sights.set(sight.id, [...(sights.get(sight.id) ?? []), sight]);
};

async function findHomesOnOffer(): Promise<number[]> {
	return (await Promise.all(modes.map(findInMode))).flat();

	async function findInMode(mode: string): Promise<number[]> {
		const found: number[] = [];
		for (let page = 1; ; page++) {
			const cards = (await cardsOn(`/en/search?${mode}offer=yes&page=${page}`)).map(({ id }) => id);
			if (cards.every((id) => found.includes(id))) return found;
			found.push(...cards);
		}
	}
}

beforeAll(async () => {
	const rows = await admin.get<Row[]>('/items/property?filter[status][_eq]=published&fields=id,price,purpose,category&limit=-1');
	for (const row of rows) listed.set(row.id, { ...row, price: Number(row.price), hasOffer: false });
	const pages = Array.from({ length: Math.ceil(rows.length / 24) }, (_, index) => index + 1);
	const ids = async (collection: string) =>
		(await admin.get<{ id: number }[]>(`/items/${collection}?filter[status][_eq]=published&fields=id&limit=-1`)).map(({ id }) => id);
	const lists = [
		...pages.flatMap((page) => [
			...modes.map((mode) => `/en/search?${mode}page=${page}`),
			...(isThorough ? [`/ar/search?page=${page}`] : []),
		]),
		...(await ids('project')).map((id) => `/en/compounds/${id}`),
		...(await ids('agent')).map((id) => `/en/agents/${id}`),
		...(await ids('location')).map((id) => `/en/locations/${id}`),
		...['/en', '/ar', '/en/offers', '/ar/offers', '/en/search?offer=yes', '/en/search?sort=price', '/en/search?sort=monthly'],
	];
	await forEachQueued(lists, async (path) => note(await cardsOn(path)));
	const onOffer = await findHomesOnOffer();
	for (const home of listed.values()) home.hasOffer = onOffer.includes(home.id);
	looked = [...listed.keys()].filter((id) => isThorough || id % 10 === 1 || onOffer.includes(id));
	await forEachQueued([...looked], async (id) => {
		note(await readPagePrices(id, 'en'));
		note(await readPagePrices(id, 'ar'));
		note(await readEmbeddedPrices(id));
	});
	const trios = Array.from({ length: Math.floor(looked.length / 3) }, (_, index) => looked.slice(3 * index, 3 * index + 3));
	await forEachQueued(trios, async (trio) => note(await readComparisonPrices(trio)));
	for (const query of ['', '?offer=yes', '?purpose=rent', '?market=resale']) note(await readFeedPrices(query));
});

test('every listing has the same price everywhere', () => {
	const differing = [...sights].flatMap(([id, seen]) => (new Set(seen.map(({ price }) => price)).size > 1 ? [{ id, seen }] : []));
	const all = [...sights.values()].flat();
	const on = (what: string) => all.filter(({ where }) => where.includes(what)).length;
	console.log(
		`${sights.size} listings seen ${all.length} times: ${on('card on')} cards, ${on('headline')} headlines, ${on('structured')} in structured data, ${on('bar of')} bars, ${on('brochure')} brochures, ` +
			`${on('/compare')} in comparisons, ${on('feed.xml')} in feeds, ${on('island')} embedded; ${differing.length} with two prices`,
	);
	expect(sights.size).toBeGreaterThan(700);
	for (const what of ['headline', 'structured', 'bar of', 'brochure', '/compare', 'island'])
		expect([what, on(what) > looked.length / 2]).toEqual([what, true]);
	expect(on('feed.xml')).toBeGreaterThan(100);
	expect(differing).toEqual([]);
});

test('which is the list price, or that of its offer', () => {
	const wrong = [...sights].filter(([id, [sight]]) => {
		const { price, hasOffer } = listed.get(id) ?? { price: 0, hasOffer: false };
		return hasOffer ? (sight?.price ?? 0) > price : sight?.price !== price;
	});
	expect(wrong).toEqual([]);
	expect([...listed.values()].filter(({ hasOffer }) => hasOffer).length).toBeGreaterThan(10);
	expect([...sights].some(([id, [sight]]) => (sight?.price ?? 0) < (listed.get(id)?.price ?? 0))).toBe(true);
});

test('searches filter and sort by it', async () => {
	const forSale = looked.filter((id) => listed.get(id)?.purpose === 'sale' && sights.has(id));
	const some = forSale.filter((id, index) => isThorough || listed.get(id)?.hasOffer || index % 5 === 0);
	const missed: number[] = [];
	await forEachQueued([...some], async (id) => {
		const [sight] = sights.get(id) ?? [];
		const mode = listed.get(id)?.category === 'commercial' ? 'category=commercial&' : '';
		if (!(await isFilteredBy(sight?.price ?? 0, id, mode))) missed.push(id);
	});
	expect(some.length).toBeGreaterThan(15);
	expect(missed).toEqual([]);
	const sorted: number[] = [];
	for (const page of [1, 2, 3]) sorted.push(...(await cardsOn(`/en/search?sort=price&page=${page}`)).map(({ price }) => price));
	expect(sorted.length).toBeGreaterThan(60);
	expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
});
