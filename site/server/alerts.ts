import { localePath } from '#app/i18n/locale-paths.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { readSearch, writeSearch } from '#app/parts/search/address.ts';
import { searchName } from '#app/parts/search/search-name.ts';
import type { Search } from '#catalogue/open-search.ts';
import type { Content } from '#content/content.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday, readCairoClock } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import type { AlertFrequency } from '#domain/vocabulary.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { Logger } from '#runtime/logger.ts';
import { describeHome } from './mails/home.ts';
import { readTranslator } from './words.ts';

type Dependencies = { content: Pick<Content, 'read' | 'status'>; search: Search; outbox: Pick<Outbox, 'alerts'>; origin: () => string };
type Subscriber = Awaited<ReturnType<Outbox['alerts']['confirmed']>>[number];

type SeenPrice = { price: number; currency: Property['currency']; status: Property['status'] };
/** The state of a subscription: last run on the day `since` at `at`, for listings since `from`; `told` are those already sent. */
type SeenListings = { since: string; at?: number; from?: string; told: number[] };

const MOST_LISTINGS = 10;
const MOST_TOLD = 1000;
/** A listing may start to match days after it was listed, when its payment plan or offer is entered. */
const LOOK_BACK_DAYS = 7;
const EVERY_MS = 60_000;
const HOUR_MS = 60 * 60_000;
const WEEK_DAYS = 7;
/** Daily and weekly alerts go in the morning, when they are read. */
const MORNING = '09:00';

const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** Whether the frequency allows another alert. */
function isDue({ since, at = 0 }: SeenListings, frequency: AlertFrequency, now: number): boolean {
	if (frequency === 'instant') return now - at >= HOUR_MS;
	const today = cairoToday(now);
	const isMorning = readCairoClock(now).time >= MORNING;
	return isMorning && (frequency === 'daily' ? since < today : since <= daysBefore(today, WEEK_DAYS));
}

/** Sends subscribers what changed since their last alert: prices at once, new listings as often as they chose. */
export function createAlerts({ content: { read, status }, search, outbox, origin }: Dependencies) {
	const createContext = (locale: Locale) => ({ read, locale, t: readTranslator(locale), origin: origin() });

	async function tellPrice(subscriber: Subscriber, id: number): Promise<unknown> {
		const property = read.get('property', id);
		if (!property || readClosed(property) === 'expired') return null;
		const now: SeenPrice = { price: property.price, currency: property.currency, status: property.status };
		const before: SeenPrice | null = subscriber.seen === null ? null : JSON.parse(subscriber.seen);
		if (before && before.price === now.price && before.currency === now.currency && before.status === now.status) return null;
		const isSamePrice = before?.price === now.price && before.currency === now.currency;
		const isSold = now.status === 'sold' && before?.status !== 'sold';
		if (!before || (now.status === 'sold' ? !isSold : isSamePrice)) return outbox.alerts.recordSeen(subscriber, now, null);
		const context = createContext(subscriber.language);
		if (isSold)
			return outbox.alerts.recordSeen(subscriber, now, {
				kind: 'sold',
				home: describeHome(context, property),
				isRented: property.purpose === 'rent',
			});
		const isLess = before.currency === now.currency && now.price < before.price;
		return outbox.alerts.recordSeen(subscriber, now, { kind: 'price', home: describeHome(context, property, before), isLess });
	}

	async function tellListings(subscriber: Subscriber, address: string, now: number): Promise<unknown> {
		const before: SeenListings | null = subscriber.seen === null ? null : JSON.parse(subscriber.seen);
		if (before && !isDue(before, subscriber.frequency, now)) return null;
		const today = cairoToday(now);
		const { filters } = readSearch(new URL(address, origin()).searchParams).search;
		const lookBack = daysBefore(today, LOOK_BACK_DAYS);
		const from = before ? later(earlier(lookBack, before.since), before.from ?? before.since) : lookBack;
		const matching = search.catalogue.find({ filters: { ...filters, newSince: from }, sort: 'newest', limit: MOST_TOLD });
		const told = new Set(before?.told);
		const fresh = before ? matching.filter((id) => !told.has(id)) : [];
		const seen: SeenListings = { since: today, at: now, from, told: [...new Set([...matching, ...told])].slice(0, MOST_TOLD) };
		if (fresh.length === 0) return outbox.alerts.recordSeen(subscriber, seen, null);
		const context = createContext(subscriber.language);
		return outbox.alerts.recordSeen(subscriber, seen, {
			kind: 'new',
			search: searchName(context, filters),
			count: fresh.length,
			homes: read.many('property', fresh.slice(0, MOST_LISTINGS)).map((property) => describeHome(context, property)),
			address: origin() + localePath('/search', context.locale) + writeSearch({ filters }),
		});
	}

	return {
		async prices(): Promise<void> {
			if (!status().complete) return;
			for (const subscriber of await outbox.alerts.confirmed('property'))
				if (subscriber.topic.kind === 'property') await tellPrice(subscriber, subscriber.topic.id);
		},
		async listings(now: number = Date.now()): Promise<void> {
			if (!status().complete) return;
			for (const subscriber of await outbox.alerts.confirmed('search'))
				if (subscriber.topic.kind === 'search') await tellListings(subscriber, subscriber.topic.address, now);
		},
	};
}

/** Runs once a minute, once the text search is complete. */
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
	let isLooking = false;
	const look = async () => {
		if (!isDescribed || isLooking) return;
		isLooking = true;
		try {
			await alerts.prices();
			await alerts.listings();
		} catch (error) {
			logger.error('alerts.failed', 'Alerts could not be prepared', { error: String(error) });
		} finally {
			isLooking = false;
		}
	};
	const timer = setInterval(() => void look(), EVERY_MS);
	timer.unref();
	return () => clearInterval(timer);
}
