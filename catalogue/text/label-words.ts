import { finishings, propertyTypes, views } from '#cms/schema/choices.ts';
import type { Choice } from '#cms/schema/define.ts';
import { typeCodes } from '#domain/vocabulary.ts';
import { fold } from '../words/fold.ts';

/** The score of a word by where it was found. */
export const weights = {
	reference: 30,
	compound: 10,
	area: 8,
	name: 7,
	location: 6,
	type: 6,
	developer: 5,
	label: 4,
	amenity: 4,
	description: 1,
} as const;

export type WeightedWord = readonly [word: string, weight: number];

export const weighted = (texts: readonly string[], weight: number): WeightedWord[] =>
	texts.flatMap((text) => fold(text).map((word): WeightedWord => [word, weight]));

const labels = (choices: readonly Choice[], value: string | null): string[] => {
	const label = choices.find((choice) => choice.value === value)?.label;
	return label ? [label.en, label.ar] : [];
};

export const typeWords = (type: string | null): WeightedWord[] =>
	weighted([...labels(propertyTypes, type), typeCodes[type ?? ''] ?? ''], weights.type);
export const finishingWords = (finishing: string | null): WeightedWord[] => weighted(labels(finishings, finishing), weights.label);
export const viewWords = (view: string | null): WeightedWord[] => weighted(labels(views, view), weights.label);
