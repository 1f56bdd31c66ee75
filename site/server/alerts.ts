import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { readSearch, writeSearch } from '#app/parts/search/address.ts';
import { searchName } from '#app/parts/search/search-name.ts';
import type { Search } from '#catalogue/open-search.ts';
import type { Content } from '#content/content.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { Logger } from '#runtime/logger.ts';
import { readTranslator } from './words.ts';

type Dependencies = { content: Pick<Content, 'read' | 'status'>; search: Search; outbox: Pick<Outbox, 'alerts'>; origin: () => string };
type Subscriber = ReturnType<Outbox['alerts']['confirmed']>[number];

type SeenPrice = { price: number; currency: Property['currency']; status: Property['status'] };
/** Last looked at on the day `since`, for what was listed on `from` or later; `told` are the listings that they know of. */
type SeenListings = { since: string; from?: string; told: number[] };

const MOST_LISTINGS = 10;
const MOST_TOLD = 1000;
/** A listing may match only days after it was listed, when its payment plan or its offer is entered. */
const LOOK_BACK_DAYS = 7;
const EVERY_MS = 60_000;

const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** Tells subscribers what changed since they were last told: prices at once, new listings once a day. */
export function createAlerts({ content: { read, status }, search, outbox, origin }: Dependencies) {
	const createSpeaker = (locale: Locale) => ({ read, locale, t: readTranslator(locale) });
	const buildPageAddress = (property: Property, locale: Locale) => encodeURI(origin() + recordAddress('property', property, locale));

	function tellPrice(subscriber: Subscriber, id: number): void {
		const property = read.get('property', id);
		if (!property || readClosed(property) === 'expired') return;
		const { language: locale } = subscriber;
		const { money, moneyText } = createFormats(createSpeaker(locale));
		const now: SeenPrice = { price: property.price, currency: property.currency, status: property.status };
		const before: SeenPrice | null = subscriber.seen === null ? null : JSON.parse(subscriber.seen);
		if (before && before.price === now.price && before.currency === now.currency && before.status === now.status) return;
		const { name } = property.translations[locale];
		const address = buildPageAddress(property, locale);
		const formatPrice = ({ price, currency }: SeenPrice) => moneyText(money(price, currency));
		if (!before) outbox.alerts.tell(subscriber, now, null);
		else if (now.status === 'sold') outbox.alerts.tell(subscriber, now, before.status === 'sold' ? null : { kind: 'sold', name, address });
		else if (before.price === now.price && before.currency === now.currency) outbox.alerts.tell(subscriber, now, null);
		else {
			const isLess = before.currency === now.currency && now.price < before.price;
			outbox.alerts.tell(subscriber, now, { kind: 'price', name, before: formatPrice(before), after: formatPrice(now), isLess, address });
		}
	}

	function tellListings(subscriber: Subscriber, address: string, today: string): void {
		const before: SeenListings | null = subscriber.seen === null ? null : JSON.parse(subscriber.seen);
		if (before?.since === today) return;
		const { filters } = readSearch(new URL(address, origin()).searchParams).search;
		const lookBack = daysBefore(today, LOOK_BACK_DAYS);
		const from = before ? later(earlier(lookBack, before.since), before.from ?? before.since) : lookBack;
		const matching = search.catalogue.find({ filters: { ...filters, newSince: from }, sort: 'newest', limit: MOST_TOLD });
		const told = new Set(before?.told);
		const fresh = before ? matching.filter((id) => !told.has(id)) : [];
		const seen: SeenListings = { since: today, from, told: [...new Set([...matching, ...told])].slice(0, MOST_TOLD) };
		if (fresh.length === 0) return void outbox.alerts.tell(subscriber, seen, null);
		const { language: locale } = subscriber;
		const request = createSpeaker(locale);
		const { money, moneyText } = createFormats(request);
		const listings = read.many('property', fresh.slice(0, MOST_LISTINGS)).map((property) => ({
			name: property.translations[locale].name,
			price: moneyText(money(property.price, property.currency)),
			address: buildPageAddress(property, locale),
		}));
		outbox.alerts.tell(subscriber, seen, {
			kind: 'new',
			search: searchName(request, filters),
			listings,
			address: origin() + localePath('/search', locale) + writeSearch({ filters }),
		});
	}

	return {
		prices(): void {
			if (!status().complete) return;
			for (const subscriber of outbox.alerts.confirmed('property'))
				if (subscriber.topic.kind === 'property') tellPrice(subscriber, subscriber.topic.id);
		},
		listings(today: string = cairoToday()): void {
			if (!status().complete) return;
			for (const subscriber of outbox.alerts.confirmed('search'))
				if (subscriber.topic.kind === 'search') tellListings(subscriber, subscriber.topic.address, today);
		},
	};
}

/** Looks once a minute, from when every text can be searched. */
export function startAlerts({
	content,
	logger,
	...rest
}: Omit<Dependencies, 'content'> & { content: Content; logger: Logger }): () => void {
	const alerts = createAlerts({ content, ...rest });
	let isDescribed = false;
	void rest.search.described.then(() => {
		isDescribed = true;
	});
	const timer = setInterval(() => {
		if (!isDescribed) return;
		try {
			alerts.prices();
			alerts.listings();
		} catch (error) {
			logger.error('alerts.failed', 'Alerts could not be prepared', { error: String(error) });
		}
	}, EVERY_MS);
	timer.unref();
	return () => clearInterval(timer);
}
