import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildChannels, type Way } from '#app/parts/contact/contact-data.ts';
import { whatsAppHref } from '#app/parts/contact/links.ts';
import type { Entry } from '#app/parts/favorites/cookie.ts';
import { type Favorite, parseFavorite, readHeart } from '#app/parts/favorites/entries.ts';
import { type PropertyCardData, propertyCards } from '#app/parts/listings/card-data.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { buildShare, type ShareData } from '#app/parts/share/share-data.ts';
import type { Property } from '#content/entities/listings.ts';

export type SavedHome = { card: PropertyCardData; note: { text: string; isGood: boolean } | null; compare: string };
export type GoneHome = { name: string; to: string | null; text: string; remove: { value: string; text: string } | null };

/** A list of homes: the visitor's own, or one that somebody shared. */
export type HomeList = {
	count: string;
	homes: SavedHome[];
	gone: GoneHome[];
	words: { gone: string; compareHint: string; compare: string };
	compareAt: string;
};
export type SharedList = HomeList & { save: { value: string; text: string } | null; own: { to: string; text: string } };
export type OwnList = HomeList & { share: ShareData; whatsApp: Way | null; clear: { value: string; text: string } };

type Known = { entry: Entry; favorite: Favorite; property: Property | null };

/** How many references a message names before it leaves the rest to the link. */
const NAMED = 12;

export function ownList(request: PageRequest, entries: readonly Entry[]): OwnList {
	const { read, t } = request;
	const known = entries.map((entry): Known => {
		const favorite = parseFavorite(entry);
		return { entry, favorite, property: read.get('property', favorite.id) };
	});
	const offered = known.flatMap(({ favorite, property }) => (property && !readClosed(property) ? [{ favorite, property }] : []));
	const url = sharedAddress(
		request,
		offered.map(({ property }) => property),
	);
	return {
		...buildList(request, offered),
		count: t('count.homes', { count: entries.length }),
		gone: known.filter(({ property }) => !property || readClosed(property)).map((home) => goneHome(request, home)),
		share: buildShare(request, { title: t('favorites.sharedTitle'), url }),
		whatsApp:
			offered.length > 0
				? messageTo(
						request,
						offered.map(({ property }) => property),
						url,
					)
				: null,
		clear: { value: entries.map(readHeart).join(':'), text: t('favorites.removeAll') },
	};
}

/** `list` are ids from an address. Those that are gone are counted, not named: the address says nothing of them. */
export function sharedList(request: PageRequest, ids: readonly number[]): SharedList {
	const { read, t } = request;
	const properties = read.many('property', ids).filter((property) => !readClosed(property));
	const missing = ids.length - properties.length;
	const list = buildList(
		request,
		properties.map((property) => ({ favorite: null, property })),
	);
	return {
		...list,
		count: t('count.homes', { count: properties.length }),
		gone: missing > 0 ? [{ name: t('favorites.missing', { count: missing }), to: null, text: '', remove: null }] : [],
		save: properties.length > 0 ? { value: list.homes.map(({ card }) => card.heart.value).join(':'), text: t('favorites.saveAll') } : null,
		own: { to: localePath('/favorites', request.locale), text: t('favorites.own') },
	};
}

function buildList(request: PageRequest, offered: { favorite: Favorite | null; property: Property }[]): HomeList {
	const { t, locale } = request;
	const cards = propertyCards(
		request,
		offered.map(({ property }) => property),
	);
	return {
		count: '',
		homes: cards.map((card, index) => {
			const { favorite = null, property } = offered[index] ?? {};
			return { card, note: favorite && property ? changeSince(request, favorite, property) : null, compare: t('favorites.pick') };
		}),
		gone: [],
		words: { gone: t('favorites.goneTitle'), compareHint: t('favorites.compareHint'), compare: t('favorites.compare') },
		compareAt: localePath('/compare', locale),
	};
}

/** What became of the price since it was saved. */
export function changeSince(request: PageRequest, saved: Favorite, now: Pick<Property, 'price' | 'currency'>): SavedHome['note'] {
	const { money, moneyText, date } = createFormats(request);
	const { t } = request;
	const on = date(saved.day, 'short');
	const difference = Math.round(now.price) - saved.price;
	if (now.currency !== saved.currency)
		return { text: t('favorites.was', { price: moneyText(money(saved.price, saved.currency)), date: on }), isGood: false };
	if (difference === 0) return { text: t('favorites.same', { date: on }), isGood: false };
	const amount = moneyText(money(Math.abs(difference), now.currency));
	return { text: t(difference < 0 ? 'favorites.down' : 'favorites.up', { amount, date: on }), isGood: difference < 0 };
}

function goneHome(request: PageRequest, { entry, favorite, property }: Known): GoneHome {
	const { t, locale } = request;
	const { money, moneyText, date } = createFormats(request);
	const closed = property && readClosed(property);
	const [card] = property ? propertyCards(request, [property]) : [];
	const was = t('favorites.was', { price: moneyText(money(favorite.price, favorite.currency)), date: date(favorite.day, 'short') });
	return {
		name: property?.translations[locale].name ?? t('favorites.unlisted'),
		to: card?.to ?? null,
		text: [closed ? `${t(`listing.${closed}`)}.` : t('favorites.unlistedMore'), was].join(' '),
		remove: { value: readHeart(entry), text: t('favorites.remove') },
	};
}

function sharedAddress({ site, locale }: PageRequest, homes: readonly Property[]): string {
	return `${site.origin}${localePath('/favorites', locale)}?list=${homes.map(({ id }) => id).join(',')}`;
}

/** To the agent, where all of them are one agent's; else to the brokerage. */
function messageTo(request: PageRequest, homes: readonly Property[], url: string): Way | null {
	const { t, locale } = request;
	const agents = new Set(homes.map(({ agent }) => agent));
	const { agent, whatsApp } = buildChannels(request, agents.size === 1 ? (homes[0]?.agent ?? null) : null);
	if (!whatsApp) return null;
	const greeting = agent ? t('contact.greetAgent', { name: agent.translations[locale].name }) : t('contact.greet');
	const lines = homes
		.slice(0, NAMED)
		.map(({ reference, translations }) => [reference, translations[locale].name].filter(Boolean).join(' · '));
	const more = homes.length > NAMED ? [t('favorites.andMore', { count: homes.length - NAMED })] : [];
	return {
		href: whatsAppHref(whatsApp, [greeting, t('favorites.ask'), ...lines, ...more, url].join('\n')),
		text: t('favorites.send'),
	};
}
