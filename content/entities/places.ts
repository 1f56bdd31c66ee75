import { z } from 'zod';
import { fileId, html, id, name, point, stamps, texts, wholeNumber, wordList, words } from './parts.ts';

const placeTexts = texts({ name, in_form: words, slug: words, summary: words, description: html });

export const location = z.object({
	id,
	...stamps,
	sort: wholeNumber,
	image: fileId,
	coordinates: point,
	spellings: wordList,
	translations: placeTexts,
});

export const area = z.object({ ...location.shape, location: id, code: z.string() });

export type Location = z.output<typeof location>;
export type Area = z.output<typeof area>;
