import { z } from 'zod';
import { rateBounds } from '#domain/money/exchange.ts';
import type { Quote } from '#domain/money/quote.ts';
import { readTakeover } from '#domain/money/resale.ts';
import {
	categories,
	chargeKinds,
	currencies,
	finishings,
	frequencies,
	markets,
	orientations,
	propertyTypes,
	purposes,
	rentPeriods,
	shownCurrencies,
	views,
} from '#domain/vocabulary.ts';
import { listPublicPrices, roundPublicPlace } from './for-the-public.ts';
import {
	amount,
	day,
	defineChoice,
	defineList,
	fileId,
	fileIds,
	flag,
	floor,
	html,
	id,
	knownValue,
	knownValues,
	moment,
	name,
	onlyKnownValues,
	optionalAmount,
	optionalCount,
	optionalDay,
	optionalPercent,
	percent,
	point,
	reference,
	references,
	rooms,
	secureAddress,
	signedAmount,
	squareMetres,
	stamps,
	texts,
	wholeNumber,
	wordList,
	words,
} from './parts.ts';

const currency = defineChoice(currencies)
	.nullish()
	.transform((value) => value ?? 'EGP');
const charges = { maintenance_percent: optionalPercent, club_fee: optionalAmount, parking_fee: optionalAmount };
const tourAndFilm = { tour: reference, film: fileId, film_poster: fileId };
const listingTexts = { name, slug: words, description: html };

export const paymentPlan = z.object({
	id,
	down_payment_percent: percent,
	years: amount,
	frequency: defineChoice(frequencies),
	early_percent: optionalPercent,
	early_month: optionalCount,
	delivery_percent: optionalPercent,
	cash_discount_percent: optionalPercent,
});

const propertyRow = z.object({
	id,
	status: z.enum(['published', 'sold']),
	...stamps,
	reference: z
		.string()
		.nullish()
		.transform((value) => value ?? ''),
	agent: reference,
	purpose: defineChoice(purposes),
	market: defineChoice(markets),
	category: defineChoice(categories),
	type: defineChoice(propertyTypes),
	project: reference,
	cluster: reference,
	area: id,
	featured: flag,
	exclusive: flag,
	price: amount,
	currency,
	rent_period: defineChoice(rentPeriods)
		.nullish()
		.transform((value) => value ?? null),
	listed_on: optionalDay,
	price_checked_on: optionalDay,
	expires_on: optionalDay,
	...charges,
	paid_amount: optionalAmount,
	over_amount: signedAmount,
	remaining_amount: optionalAmount,
	remaining_until: optionalDay,
	instalment_amount: optionalAmount,
	instalment_frequency: knownValue(frequencies),
	transfer_fee_percent: optionalPercent,
	bedrooms: rooms,
	bathrooms: rooms,
	built_up_area: squareMetres,
	garden_area: squareMetres,
	roof_area: squareMetres,
	land_area: squareMetres,
	floor,
	finishing: knownValue(finishings),
	furnished: flag,
	view: knownValue(views),
	orientation: knownValue(orientations),
	ready: flag,
	delivery_date: optionalDay,
	coordinates: point,
	show_exact_place: flag,
	images: fileIds,
	floor_plan: fileId,
	...tourAndFilm,
	video_url: secureAddress,
	tour_url: secureAddress,
	amenities: references,
	payment_plans: references,
	price_history: defineList(z.object({ price: amount, currency, changed_on: day })),
	translations: texts(listingTexts),
});

export const property = propertyRow.transform(({ show_exact_place, ...row }) => ({
	...row,
	...roundPublicPlace({ ...row, show_exact_place }),
	price_history: listPublicPrices(row.price_history, row.listed_on),
	...unquoted(readTakeover(row)?.price ?? row.price),
}));

/** The quote without an offer; which offers are in force depends on the day it is read. */
const unquoted = (price: number): Omit<Quote, 'payment_plans'> => ({
	price,
	list_price: price,
	offer: null,
	offer_cash_percent: 0,
	paid_charges: [],
});

const question = z.object({ question: z.string(), answer: z.string() });
const legendLine = z.object({ mark: z.string(), text: z.string() });

export const project = z.object({
	id,
	sort: wholeNumber,
	...stamps,
	developer: id,
	area: id,
	ready: flag,
	delivery_date: optionalDay,
	promised_on: optionalDay,
	delivered_on: optionalDay,
	land_area: squareMetres,
	featured: flag,
	...charges,
	coordinates: point,
	outline: z.unknown(),
	spellings: wordList,
	images: fileIds,
	master_plan: fileId,
	brochure: fileId,
	...tourAndFilm,
	video_url: secureAddress,
	tour_url: secureAddress,
	amenities: references,
	payment_plans: references,
	translations: texts({
		...listingTexts,
		summary: words,
		faq: defineList(question),
		plan_legend: defineList(legendLine),
	}),
});

export const launch = z.object({
	id,
	...stamps,
	project: reference,
	developer: id,
	area: id,
	launch_date: moment,
	delivery_date: optionalDay,
	eoi_amount: optionalAmount,
	starting_price: optionalAmount,
	currency,
	bedrooms_from: rooms,
	bedrooms_to: rooms,
	payment_plans: references,
	images: fileIds,
	translations: texts({ ...listingTexts, summary: words }),
});

export const offer = z.object({
	id,
	valid_from: day,
	valid_until: day,
	project: reference,
	property: reference,
	developer: reference,
	types: onlyKnownValues(propertyTypes),
	discount_percent: optionalPercent,
	price: optionalAmount,
	cash_only: flag,
	pays: knownValues(chargeKinds),
	payment_plans: references,
	confirmed_on: optionalDay,
	image: fileId,
	translations: texts({ ...listingTexts, summary: words, confirmed_by: words }),
});

export const exchangeRate = z.object({
	id,
	currency: defineChoice(shownCurrencies),
	egp_per_unit: amount.pipe(z.number().min(rateBounds.least).max(rateBounds.most)),
	rated_on: day,
	translations: texts({ source: name }),
});

export const amenity = z.object({ id, sort: wholeNumber, key: z.string(), icon: words, translations: texts({ name }) });

export type PaymentPlan = z.output<typeof paymentPlan>;
export type Property = z.output<typeof property>;
export type Project = z.output<typeof project>;
export type Launch = z.output<typeof launch>;
export type Offer = z.output<typeof offer>;
