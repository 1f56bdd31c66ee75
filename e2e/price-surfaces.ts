import { siteUrl } from './system.ts';

/** Where a listing appears with a price: `card on /search?page=2`, 5,400,000. */
export type SeenPrice = { id: number; where: string; price: number };

const CARD = /<a href="(?:\/ar|\/en)?\/properties\/(\d+)-[^"]*"[^>]*>(?:(?!<\/a>)[\s\S])*?tracking-num">([\d,]+)</g;
const STRUCTURED = /"@type":"Offer"[^{}]*?"price":(\d+)/;
const HEADLINE = /<p data-headline[\s\S]*?tracking-num">([\d,]+)</;
const BAR = /data-contact-bar[\s\S]*?tracking-num">([\d,]+)</;
const BROCHURE = /<article class="brochure[\s\S]*?<p data-headline[\s\S]*?tracking-num">([\d,]+)</;
const ENTRY = /<id>[^<]*\/properties\/(\d+)<\/id>[\s\S]*?<summary>EGP\s([\d,]+)/g;
const COMPARED = /<th scope="row"[^>]*>(?:<span[^>]*>)?Price<[\s\S]*?<\/tr>/;
const AMOUNT = /EGP\s([\d,]+)/;

const amount = (text = '') => Number(text.replaceAll(',', ''));
const read = async (path: string) => (await fetch(siteUrl + path, { headers: { 'accept-language': 'en' } })).text();

const readCards = (html: string, path: string): SeenPrice[] =>
	[...html.matchAll(CARD)].map(([, id, price]) => ({ id: Number(id), where: `card on ${path}`, price: amount(price) }));

export const cardsOn = async (path: string): Promise<SeenPrice[]> => readCards(await read(path), path);

/** Headline, structured data, contact bar and brochure, and cards of other homes. */
export async function readPagePrices(id: number, locale: 'en' | 'ar'): Promise<SeenPrice[]> {
	const path = `/${locale}/properties/${id}`;
	const html = await read(path);
	const found = [
		['headline of', HEADLINE.exec(html)?.[1]],
		['structured data of', STRUCTURED.exec(html)?.[1]],
		['contact bar of', BAR.exec(html)?.[1]],
		['brochure of', BROCHURE.exec(html)?.[1]],
	] as const;
	return [
		...found.flatMap(([what, price]) => (price ? [{ id, where: `${what} ${path}`, price: amount(price) }] : [])),
		...readCards(html, path),
	];
}

export async function readFeedPrices(query: string): Promise<SeenPrice[]> {
	const path = `/en/search/feed.xml${query}`;
	return [...(await read(path)).matchAll(ENTRY)].map(([, id, price]) => ({ id: Number(id), where: path, price: amount(price) }));
}

export async function readComparisonPrices(ids: readonly number[]): Promise<SeenPrice[]> {
	const path = `/en/compare?ids=${ids}`;
	const row = COMPARED.exec(await read(path))?.[0] ?? '';
	const cells = [...row.matchAll(/<td[\s\S]*?<\/td>/g)].map(([cell]) => amount(AMOUNT.exec(cell)?.[1]));
	return ids.flatMap((id, index) => (cells[index] ? [{ id, where: path, price: cells[index] }] : []));
}

export async function readEmbeddedPrices(id: number): Promise<SeenPrice[]> {
	const path = `/__nuxt_island/property.json?props=${encodeURIComponent(JSON.stringify({ id }))}`;
	const price = AMOUNT.exec(await read(path))?.[1];
	return price ? [{ id, where: path, price: amount(price) }] : [];
}

/** Whether a search for exactly this price finds the listing, and searches beside it do not. */
export async function isFilteredBy(price: number, id: number, mode: string): Promise<boolean> {
	const finds = async (asked: number) => {
		const path = `/en/search?${mode}price=${asked}-${asked}`;
		const html = await read(path);
		// Without results, similar homes are shown.
		return !/No (?:homes|properties) match/.test(html) && readCards(html, path).some((card) => card.id === id);
	};
	return (await finds(price)) && !(await finds(price - 1)) && !(await finds(price + 1));
}
