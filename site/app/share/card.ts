import type { TextContext } from '#app/parts/search/value-names.ts';
import type { Photo } from '#content/reader.ts';
import type { Addressable } from '../addresses.ts';
import type { PageName } from '../site-map.ts';
import { readWordmark } from '../site-name.ts';
import { recordCards } from './record-cards.ts';
import type { ShareSubject } from './subject.ts';

/** The content of the image for shared links. */
export type ShareCard = {
	above: string | null;
	title: string;
	below: string | null;
	price: SharePrice | null;
	picture: Photo | null;
	/** A logo is shown whole on white; a photograph fills the frame. */
	isLogo: boolean;
	brand: ReturnType<typeof readWordmark>;
};
export type SharePrice = { amount: string; currency: string; period: string | null; from: string | null };

const blank: Omit<ShareCard, 'title' | 'brand'> = { above: null, below: null, price: null, picture: null, isLogo: false };

/** Null when nothing public is there. */
export const shareCard = (request: TextContext, subject: ShareSubject): ShareCard | null =>
	subject.kind === 'page' ? pageCard(request, subject.id) : recordCard(request, subject.kind, subject.id);

function recordCard<K extends Addressable>(request: TextContext, kind: K, id: number): ShareCard | null {
	const record = request.read.get(kind, id);
	if (!record) return null;
	return { ...blank, brand: readWordmark(request), title: record.translations[request.locale].name, ...recordCards[kind](request, record) };
}

/** Pages without texts of their own are named as in the menu. */
const pageNames: Partial<Record<PageName, 'pages.search' | 'pages.compounds' | 'pages.developers'>> = {
	search: 'pages.search',
	compounds: 'pages.compounds',
	developers: 'pages.developers',
};

function pageCard(request: TextContext, name: PageName): ShareCard {
	const { read, locale, t } = request;
	const home = read.page('home');
	const hero = home && read.list('page_block', { under: { field: 'page', id: home.id } }).find(({ type }) => type === 'hero');
	const page = (name === 'home' ? home : read.page(name))?.translations[locale];
	const heading = name === 'home' ? hero?.translations[locale].heading : page?.title;
	return {
		...blank,
		brand: readWordmark(request),
		title: heading ?? t(pageNames[name] ?? 'home.title'),
		below: page?.summary ?? t('site.description'),
		picture: read.photo(hero?.image ?? null, locale),
	};
}
