import type { Listing, Texts } from '../listing.ts';
import { finishingWords, typeWords, viewWords, weighted, weights } from '../text/label-words.ts';
import { countEdits, countForgivenTypos } from '../words/edits.ts';
import { fold } from '../words/fold.ts';
import { amenityNames } from './random-listings.ts';

export type Item = { listing: Listing; isDescribed: boolean; words: { near: Word[]; descriptions: Word[] } };

type Word = readonly [word: string, weight: number, prefixFrom: number];

export const buildItem = (listing: Listing, texts: Texts | null): Item => ({
	listing,
	isDescribed: texts !== null,
	words: {
		near: [...sharedWords(listing), ...weighted(texts?.names ?? [], weights.name)].map(([word, weight]) => [word, weight, 2]),
		descriptions: weighted(texts?.descriptions ?? [], weights.description).map(([word, weight]) => [word, weight, 4]),
	},
});

const sharedWords = ({ place: { names }, type, finishing, view, amenities }: Listing) => [
	...weighted(names.compound, weights.compound),
	...weighted(names.area, weights.area),
	...weighted(names.location, weights.location),
	...weighted(names.developer, weights.developer),
	...typeWords(type),
	...finishingWords(finishing),
	...viewWords(view),
	...amenities.flatMap((id) => weighted(amenityNames.get(id) ?? [], weights.amenity)),
];

const asWritten = (typed: string) => (words: Word[]) =>
	Math.max(
		0,
		...words.map(([word, weight, prefixFrom]) =>
			word === typed ? 4 * weight : typed.length >= prefixFrom && word.startsWith(typed) ? 3 * weight : 0,
		),
	);
const mistyped = (typed: string, typos: number) => (words: Word[]) =>
	Math.max(
		0,
		...words.map(([word, weight, prefixFrom]) => {
			const edits = prefixFrom > 2 ? typos + 1 : countEdits(typed, word, typos);
			return edits > typos ? 0 : (edits <= 1 ? 2 : 1) * weight;
		}),
	);

/** The score of each listing that a text finds; null if the text has no condition. */
export function naiveText(items: readonly Item[], text: string): Map<number, number> | null {
	const pieces = text.split(/\s+/).filter(Boolean);
	const byReference = items.filter(({ listing }) => listing.reference !== '' && pieces.includes(listing.reference.toLowerCase()));
	const rest = pieces.filter((piece) => !byReference.some(({ listing }) => listing.reference.toLowerCase() === piece)).join(' ');
	const tables = byReference.map(({ listing }): Table => ({ scores: new Map([[listing.id, 4 * weights.reference]]), isNaming: true }));
	for (const typed of new Set(fold(rest))) {
		const typos = /\d/.test(typed) ? 0 : countForgivenTypos(typed.length);
		const found = wordScores(items, typed, asWritten(typed));
		const table = found === 'everywhere' || found.scores.size > 0 || typos === 0 ? found : wordScores(items, typed, mistyped(typed, typos));
		if (table !== 'everywhere' && table.scores.size > 0) tables.push(table);
	}
	if (tables.length === 0) return null;
	const sums = new Map<number, number>();
	for (const { listing } of items) {
		if (tables.every(({ scores, isNaming }) => !isNaming || scores.has(listing.id)))
			sums.set(
				listing.id,
				tables.reduce((sum, { scores }) => sum + (scores.get(listing.id) ?? 0), 0),
			);
	}
	return sums;
}

type Table = { scores: Map<number, number>; isNaming: boolean };

function wordScores(items: readonly Item[], typed: string, score: (words: Word[]) => number): Table | 'everywhere' {
	const described = items.filter(({ isDescribed }) => isDescribed).length;
	const inDescriptions = new Map(items.map((item) => [item.listing.id, score(item.words.descriptions)]));
	const isCommon = [...inDescriptions.values()].filter(Boolean).length > Math.max(described, 100) / 4;
	const scores = new Map<number, number>();
	let isNaming = false;
	for (const item of items) {
		const number = String(item.listing.id) === typed ? 4 * weights.reference : 0;
		const near = Math.max(number, score(item.words.near));
		isNaming ||= near > 0;
		const best = Math.max(near, isCommon ? 0 : (inDescriptions.get(item.listing.id) as number));
		if (best > 0) scores.set(item.listing.id, best);
	}
	return scores.size === 0 && isCommon ? 'everywhere' : { scores, isNaming };
}
