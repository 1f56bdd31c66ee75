import { z } from 'zod';
import { spokenLanguages } from '#domain/vocabulary.ts';
import { openingTimes } from './editorial.ts';
import {
	emailAddress,
	fileId,
	html,
	id,
	knownValues,
	name,
	optionalCount,
	phoneNumber,
	reference,
	references,
	stamps,
	texts,
	webAddress,
	wholeNumber,
	wordList,
	words,
} from './parts.ts';

export const developer = z.object({
	id,
	...stamps,
	sort: wholeNumber,
	logo: fileId,
	cover: fileId,
	founded: optionalCount,
	spellings: wordList,
	translations: texts({ name, slug: words, summary: words, description: html }),
});

export const agent = z.object({
	id,
	...stamps,
	sort: wholeNumber,
	photo: fileId,
	phone: phoneNumber,
	whatsapp: phoneNumber,
	email: emailAddress,
	languages: knownValues(spokenLanguages),
	reply_minutes: optionalCount,
	areas: references,
	/** When viewings are possible; if empty, the office's hours apply. */
	opening_times: openingTimes,
	translations: texts({ name, slug: words, title: words, bio: words }),
});

export const teamMember = z.object({
	id,
	sort: wholeNumber,
	photo: fileId,
	linkedin: webAddress,
	translations: texts({ name, title: words, bio: words }),
});
export const partner = z.object({ id, sort: wholeNumber, logo: fileId, website: webAddress, translations: texts({ name, kind: words }) });
export const testimonial = z.object({
	id,
	sort: wholeNumber,
	area: reference,
	rating: optionalCount,
	photo: fileId,
	translations: texts({ name, role: words, quote: words }),
});

export type Developer = z.output<typeof developer>;
export type Agent = z.output<typeof agent>;
