import { beforeAll, expect, test } from 'vitest';
import { forEachQueued } from '../crawler.ts';
import { admin, siteUrl } from '../system.ts';
import { isThorough } from '../thorough.ts';

/** Who shows a property, and what for: `card on /search?page=2: 5,400,000`. */
type Sight = { where: string; price: number };

const sights = new Map<number, Sight[]>();
const listed = new Map<number, { price: number; hasOffer: boolean }>();

const CARD = /<a href="(?:\/ar|\/en)?\/properties\/(\d+)-[^"]*"[^>]*>(?:(?!<\/a>)[\s\S])*?tracking-num">([\d,]+)</g;
const STRUCTURED = /"@type":"Offer"[^{}]*?"price":(\d+)/;
const HEADLINE = /<p class="text-\[36px\][^>]*>[\s\S]*?tracking-num">([\d,]+)</;

const amount = (text: string) => Number(text.replaceAll(',', ''));
const see = (id: number, where: string, price: number) => sights.set(id, [...(sights.get(id) ?? []), { where, price }]);
const read = async (path: string) => (await fetch(siteUrl + path, { headers: { 'accept-language': 'en' } })).text();

async function lookAtCards(path: string): Promise<number> {
	const cards = [...(await read(path)).matchAll(CARD)];
	for (const [, id, price] of cards) see(Number(id), `card on ${path}`, amount(price ?? ''));
	return cards.length;
}

async function lookAtPage(path: string, id: number): Promise<void> {
	const html = await read(path);
	const headline = HEADLINE.exec(html)?.[1];
	const structured = STRUCTURED.exec(html)?.[1];
	if (headline) see(id, `headline of ${path}`, amount(headline));
	if (structured) see(id, `structured data of ${path}`, Number(structured));
	for (const [, other, price] of html.matchAll(CARD)) see(Number(other), `card on ${path}`, amount(price ?? ''));
}

async function idsOnOffer(): Promise<number[]> {
	const found: number[] = [];
	for (let page = 1; ; page++) {
		const cards = [...(await read(`/en/search?offer=yes&page=${page}`)).matchAll(CARD)].map(([, id]) => Number(id));
		if (cards.every((id) => found.includes(id))) return found;
		found.push(...cards);
	}
}

beforeAll(async () => {
	const rows = await admin.get<{ id: number; price: number }[]>('/items/property?filter[status][_eq]=published&fields=id,price&limit=-1');
	for (const { id, price } of rows) listed.set(id, { price: Number(price), hasOffer: false });
	const pages = Array.from({ length: Math.ceil(rows.length / 24) }, (_, index) => index + 1);
	const ids = async (collection: string) =>
		(await admin.get<{ id: number }[]>(`/items/${collection}?filter[status][_eq]=published&fields=id&limit=-1`)).map(({ id }) => id);
	const lists = [
		...pages.flatMap((page) => [`/en/search?page=${page}`, ...(isThorough ? [`/ar/search?page=${page}`] : [])]),
		...(await ids('project')).map((id) => `/en/compounds/${id}`),
		...(await ids('agent')).map((id) => `/en/agents/${id}`),
		...(await ids('location')).map((id) => `/en/locations/${id}`),
		...['/en', '/ar', '/en/offers', '/ar/offers', '/en/search?offer=yes', '/en/search?sort=price', '/en/search?sort=monthly'],
	];
	await forEachQueued(lists, async (path) => void (await lookAtCards(path)));
	const onOffer = await idsOnOffer();
	for (const id of onOffer) listed.set(id, { price: listed.get(id)?.price ?? 0, hasOffer: true });
	const looked = isThorough ? [...listed.keys()] : [...new Set([...onOffer, ...[...listed.keys()].filter((id) => id % 10 === 1)])];
	await forEachQueued(looked, async (id) => {
		await lookAtPage(`/en/properties/${id}`, id);
		await lookAtPage(`/ar/properties/${id}`, id);
	});
}, 600_000);

test('every listing has one price, wherever it is shown', () => {
	const differing = [...sights].flatMap(([id, seen]) => (new Set(seen.map(({ price }) => price)).size > 1 ? [{ id, seen }] : []));
	const count = [...sights.values()].reduce((sum, seen) => sum + seen.length, 0);
	console.log(`${sights.size} listings seen ${count} times, ${differing.length} with two prices`);
	expect(sights.size).toBeGreaterThan(700);
	expect(differing).toEqual([]);
});

test('it is the list’s, or what an offer makes of it', () => {
	const wrong = [...sights].filter(([id, [sight]]) => {
		const { price, hasOffer } = listed.get(id) ?? { price: 0, hasOffer: false };
		return hasOffer ? (sight?.price ?? 0) > price : sight?.price !== price;
	});
	expect(wrong).toEqual([]);
	expect([...listed.values()].filter(({ hasOffer }) => hasOffer).length).toBeGreaterThan(10);
	expect([...sights].some(([id, [sight]]) => (sight?.price ?? 0) < (listed.get(id)?.price ?? 0))).toBe(true);
});
