import * as z from 'zod/mini';
import {
	amount,
	choice,
	comingDay,
	concerning,
	consent,
	email,
	line,
	message,
	name,
	optionalChoice,
	phone,
	plainField,
	squareMetres,
	wholeNumber,
} from '#app/parts/forms/schema.ts';
import { MOST_SQUARE_METRES } from '#domain/geometry.ts';
import { MOST_POUNDS } from '#domain/money/amounts.ts';
import { isOverPossible } from '#domain/money/resale.ts';
import { finishings, frequencies, propertyTypes, purposes, rentPeriods } from '#domain/vocabulary.ts';
import { channels, isBuilt } from './choices.ts';

const DELIVERY_YEARS = 10;

const fields = z.object({
	area: wholeNumber({ least: 1, most: 999_999_999 }),
	compound: line(80),
	address: line(200),
	purpose: choice(purposes),
	type: choice(propertyTypes),
	finishing: optionalChoice(finishings),
	delivery: plainField(8),
	builtUp: squareMetres({ least: 5, most: 200_000 }),
	land: squareMetres({ least: 5, most: MOST_SQUARE_METRES }),
	bedrooms: wholeNumber({ least: 0, most: 40 }),
	bathrooms: wholeNumber({ least: 0, most: 40 }),
	details: message(1500),
	takeover: optionalChoice(['yes']),
	price: amount({ least: 100, most: MOST_POUNDS }),
	period: optionalChoice(rentPeriods),
	paid: amount({ least: 0, most: MOST_POUNDS }),
	over: amount({ least: -MOST_POUNDS, most: MOST_POUNDS }),
	owed: amount({ least: 100, most: MOST_POUNDS }),
	owedUntil: comingDay(),
	instalment: amount({ least: 1, most: MOST_POUNDS }),
	frequency: optionalChoice(frequencies),
	plan: message(500),
	photos: plainField(36),
	name: name(),
	phone: phone(),
	email: email(),
	channel: choice(channels),
	consent: consent(),
});

export type OfferedPropertyValue = z.infer<typeof fields>;
export type OfferedPropertyField = keyof OfferedPropertyValue;

/** Used by the browser and the server. */
export const offeredPropertySchema = fields
	.check(concerning(({ area, compound, address }) => (area === null && !compound && !address ? ['area', 'place.missing'] : null)))
	.check(concerning(({ type, builtUp }) => (builtUp === null && isBuilt(type) ? ['builtUp', 'number.unreadable'] : null)))
	.check(concerning(({ type, land }) => (land === null && !isBuilt(type) ? ['land', 'number.unreadable'] : null)))
	.check(concerning(({ takeover, paid }) => (takeover && paid === null ? ['paid', 'money.unreadable'] : null)))
	.check(concerning(({ takeover, owed }) => (takeover && owed === null ? ['owed', 'money.unreadable'] : null)))
	.check(
		concerning(({ takeover, paid, over }) =>
			takeover && typeof paid === 'number' && !isOverPossible(paid, over ?? 0) ? ['over', 'over.low'] : null,
		),
	)
	.check(concerning(({ channel, phone }) => (channel !== 'email' && !phone ? ['phone', 'phone.missing'] : null)))
	.check(concerning(({ channel, email }) => (channel === 'email' && !email ? ['email', 'email.missing'] : null)));

/** Ready now, or the year of handover. */
export const deliveriesFrom = (year: number): string[] => [
	'ready',
	...Array.from({ length: DELIVERY_YEARS }, (_, away) => String(year + away)),
];

export const parseDelivery = ([typed = '']: readonly string[]): string | null => (/^(?:ready|20\d\d)$/.test(typed) ? typed : null);
