import { localePath } from '#app/i18n/locale-paths.ts';
import { optional, optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildSendHomes, type SendHomesData } from '#app/parts/contact/send-homes-data.ts';
import type { Entry } from '#app/parts/favorites/cookie.ts';
import { type Favorite, parseFavorite, readHeart } from '#app/parts/favorites/entries.ts';
import { homesWithCards, type PropertyCardData, propertyCards } from '#app/parts/listings/card-data.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { buildShare, type ShareData } from '#app/parts/share/share-data.ts';
import type { Property } from '#content/entities/listings.ts';
import type { NoteFieldData } from './note-field.tsx';

/** `prices`: the old and new price; null where they are equal. */
export type Change = { prices: string | null; text: string; kind: 'down' | 'up' | 'same' };
export type SavedHome = { card: PropertyCardData; change: Change | null; note: NoteFieldData | null; pick: string };
export type GoneHome = { name: string; to: string | null; text: string; remove: { value: string; text: string } | null };

export type HomeList = {
	count: string;
	homes: SavedHome[];
	gone: GoneHome[];
	labels: { gone: string; pickHint: string; picked: string; compare: string; send: string };
	compareAt: string;
	sendAt: string;
	send: SendHomesData | null;
};
export type SharedList = HomeList & { save: { value: string; text: string } | null; own: { to: string; text: string } };
/** `changes`: how many prices changed since the homes were saved. */
export type OwnList = HomeList & { changes: string | null; share: ShareData | null; clear: { value: string; text: string } };

type Known = { id: number; entry: Entry; favorite: Favorite; property: Property | null };

export function ownList(request: PageRequest, entries: readonly Entry[]): OwnList {
	const { read, t } = request;
	const known = entries.map((entry): Known => {
		const favorite = parseFavorite(entry);
		return { id: favorite.id, entry, favorite, property: read.get('property', favorite.id) };
	});
	const offered = known.flatMap(({ favorite, property }) => (property && !readClosed(property) ? [{ favorite, property }] : []));
	const url = sharedAddress(
		request,
		offered.map(({ property }) => property),
	);
	const list = buildList(request, offered);
	const changed = list.homes.filter(({ change }) => change?.prices).length;
	return {
		...list,
		count: t('count.properties', { count: entries.length }),
		changes: changed > 0 ? t('favorites.changes', { count: changed }) : null,
		gone: optionalEach(
			request,
			'home that is gone',
			known.filter(({ property }) => !property || readClosed(property)),
			(home) => goneHome(request, home),
		),
		share: optional(request, 'sharing', () => buildShare(request, { title: t('favorites.sharedTitle'), url })),
		clear: { value: entries.map(readHeart).join(':'), text: t('favorites.removeAll') },
	};
}

/** `list`: ids from the address. Homes that are gone can only be counted, not named. */
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
		count: t('count.properties', { count: properties.length }),
		gone: missing > 0 ? [{ name: t('favorites.missing', { count: missing }), to: null, text: '', remove: null }] : [],
		save: properties.length > 0 ? { value: list.homes.map(({ card }) => card.heart.value).join(':'), text: t('favorites.saveAll') } : null,
		own: { to: localePath('/favorites', request.locale), text: t('favorites.own') },
	};
}

function buildList(request: PageRequest, offered: { favorite: Favorite | null; property: Property }[]): HomeList {
	const { t, locale } = request;
	const properties = offered.map(({ property }) => property);
	const favorites = new Map(offered.map(({ favorite, property }) => [property.id, favorite]));
	return {
		count: '',
		homes: homesWithCards(request, properties).map(({ property, card }) => {
			const favorite = favorites.get(property.id) ?? null;
			return {
				card,
				change: favorite && optional(request, `change of price ${property.id}`, () => describeChangeSince(request, favorite, property)),
				note: favorite && {
					id: card.id,
					label: t('favorites.noteOn', { home: card.title }),
					example: t('favorites.noteExample'),
				},
				pick: t('favorites.pick'),
			};
		}),
		gone: [],
		labels: {
			gone: t('favorites.goneTitle'),
			pickHint: t('favorites.pickHint'),
			picked: t('favorites.picked'),
			compare: t('favorites.compare'),
			send: t('favorites.sendPicked'),
		},
		compareAt: localePath('/compare', locale),
		sendAt: localePath('/contact-us', locale),
		send: optional(request, 'sending', () => buildSendHomes(request, properties)),
	};
}

type Priced = Pick<Property, 'price' | 'currency' | 'price_history'>;

/** The change of price since the home was saved, and its date where known. */
export function describeChangeSince(request: PageRequest, saved: Favorite, now: Priced): Change {
	const { money, moneyText, date } = createFormats(request);
	const { t } = request;
	const on = date(saved.day, 'short');
	const difference = Math.round(now.price) - saved.price;
	const [before, after] = [saved, { price: Math.round(now.price), currency: now.currency }].map(({ price, currency }) =>
		moneyText(money(price, currency)),
	);
	const prices = t('favorites.changed', { before: before ?? '', after: after ?? '' });
	if (now.currency !== saved.currency) return { prices, text: t('favorites.savedOn', { date: on }), kind: 'same' };
	if (difference === 0) return { prices: null, text: t('favorites.same', { date: on }), kind: 'same' };
	const kind = difference < 0 ? 'down' : 'up';
	const amount = moneyText(money(Math.abs(difference), now.currency));
	const changed = now.price_history.findLast(({ changed_on }) => changed_on >= saved.day)?.changed_on;
	const text = t(`favorites.${kind}`, { amount, date: on });
	return { prices, text: changed ? `${text}. ${t('favorites.changedOn', { date: date(changed, 'short') })}` : text, kind };
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
