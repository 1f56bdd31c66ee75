import { z } from 'zod';
import { departments, employments, pageKeys, weekdays } from '#domain/vocabulary.ts';
import {
	defineChoice,
	defineList,
	fileId,
	flag,
	html,
	id,
	knownValue,
	link,
	name,
	optionalAmount,
	optionalCount,
	optionalDay,
	point,
	reference,
	references,
	stamps,
	texts,
	webAddress,
	wholeNumber,
	words,
} from './parts.ts';

export const tag = z.object({ id, sort: wholeNumber, key: z.string(), translations: texts({ name }) });

export const post = z.object({
	id,
	...stamps,
	image: fileId,
	author: reference,
	published_on: optionalDay,
	tags: references,
	translations: texts({ name, slug: words, summary: words, body: html }),
});

export const career = z.object({
	id,
	...stamps,
	department: knownValue(departments),
	employment: knownValue(employments),
	valid_through: optionalDay,
	translations: texts({ name, slug: words, place: words, summary: words, description: html }),
});

/** A record whose key the site does not know is no page. */
export const page = z.object({ id, ...stamps, key: defineChoice(pageKeys), translations: texts({ title: name, summary: words }) });

const item = z.object({
	title: z.string(),
	text: z
		.string()
		.nullish()
		.transform((value) => value ?? ''),
});

export const pageBlock = z.object({
	id,
	sort: wholeNumber,
	page: id,
	type: z.string(),
	limit: optionalCount,
	image: fileId,
	link,
	translations: texts({
		heading: words,
		text: html,
		items: defineList(item),
		link_label: words,
	}),
});

const time = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d/)
	.transform((value) => value.slice(0, 5));
const openingTime = z.object({ day: defineChoice(weekdays), from: time, to: time });

/** In Cairo time. Incomplete lines are skipped. */
export const openingTimes = defineList(openingTime);

export const setting = z.object({
	id,
	phone_number: words,
	phone_number_2: words,
	whatsapp: words,
	email: words,
	facebook: webAddress,
	instagram: webAddress,
	linkedin: webAddress,
	x: webAddress,
	tiktok: webAddress,
	youtube: webAddress,
	property_finder: webAddress,
	opening_times: openingTimes,
	coordinates: point,
	buyer_fee_percent: optionalAmount,
	registration_from: optionalAmount,
	registration_to: optionalAmount,
	lawyer_from: optionalAmount,
	lawyer_to: optionalAmount,
	rent_advance_months: optionalCount,
	rent_deposit_months: optionalCount,
	rent_fee_percent: optionalAmount,
	finishing_from: optionalAmount,
	finishing_to: optionalAmount,
	costs_checked_on: optionalDay,
	fallback_image: fileId,
	registration_number: words,
	privacy_link: link,
	terms_link: link,
	sample_content: flag,
	// On the first day there are no texts yet, but a phone number should be shown.
	translations: z.preprocess(
		(value) => (value && Object.keys(value).length ? value : { en_US: {} }),
		texts({ site_name: words, tagline: words, address: words, opening_hours: words }),
	),
});

/** `version` changes with the picture, so that its URL can be cached forever. */
export const file = z.object({
	id: z.uuid(),
	type: words,
	width: optionalCount,
	height: optionalCount,
	filesize: optionalCount,
	modified_on: words,
	uploaded_on: words,
	alt_en: words,
	alt_ar: words,
});

/** A blurred picture of a few bytes, made when the file is replicated. */
export const placeholder = z.object({ id: z.uuid(), version: z.string(), image: words });

export type Post = z.output<typeof post>;
export type Career = z.output<typeof career>;
export type PageBlock = z.output<typeof pageBlock>;
export type Setting = z.output<typeof setting>;
export type OpeningTime = z.output<typeof openingTime>;
