import type { ShownCurrency, View } from '#domain/vocabulary.ts';
import { comparedSpelling, spelling } from '#domain/words/spelling.ts';
import type { Sort } from '../query.ts';
import type { Reason } from './notes.ts';
import { createPhrases, type Phrases, type Spelling, splitWords } from './phrases.ts';
import type { Bound, Cue, Meaning, Role, Sense, Unit } from './senses.ts';
import amenities from './vocabulary/amenities.json' with { type: 'json' };
import deals from './vocabulary/deals.json' with { type: 'json' };
import everyday from './vocabulary/everyday-words.json' with { type: 'json' };
import floors from './vocabulary/floors.json' with { type: 'json' };
import knownNames from './vocabulary/known-names.json' with { type: 'json' };
import measures from './vocabulary/measures.json' with { type: 'json' };
import naming from './vocabulary/naming-words.json' with { type: 'json' };
import notes from './vocabulary/notes.json' with { type: 'json' };
import numbers from './vocabulary/numbers.json' with { type: 'json' };
import orientations from './vocabulary/orientations.json' with { type: 'json' };
import signs from './vocabulary/signs.json' with { type: 'json' };
import small from './vocabulary/small-words.json' with { type: 'json' };
import sorts from './vocabulary/sorts.json' with { type: 'json' };
import states from './vocabulary/states.json' with { type: 'json' };
import types from './vocabulary/types.json' with { type: 'json' };
import views from './vocabulary/views.json' with { type: 'json' };

/** One expression of the vocabulary files. */
export type VocabularyEntry = { text: string; sense: Sense };

type Groups = readonly (readonly string[])[];
const isA = (sense: Sense, groups: Groups): VocabularyEntry[] => groups.flat().map((text) => ({ text, sense }));
const each = (table: Record<string, Groups>, sense: (key: string) => Sense): VocabularyEntry[] =>
	Object.entries(table).flatMap(([key, groups]) => isA(sense(key), groups));

type Said = { means: Meaning; said: Groups };
const fixed = (list: readonly Said[]) => list.flatMap(({ means, said }) => isA({ kind: 'means', meaning: means }, said));

type SeenSaid = { means: View[]; nouns: Groups; said: Groups };

function* seen(): Generator<VocabularyEntry> {
	for (const { means, nouns, said } of views.seen as SeenSaid[]) {
		const sense: Sense = { kind: 'means', meaning: { views: means } };
		yield* isA(sense, said);
		yield* isA(
			{ kind: 'seen', views: means },
			nouns.map((group) => group.filter((noun) => !/^(?:the|el) /.test(noun))),
		);
		for (const noun of nouns.flat()) {
			for (const cue of views.before.flat()) yield { text: `${cue} ${noun}`, sense };
			for (const cue of views.after.flat()) yield { text: `${noun} ${cue}`, sense };
		}
	}
}

/** All names of each type. */
export const typeSayings = (types as Said[]).flatMap(({ means, said }) => said.flat().map((text) => ({ text, types: means.types ?? [] })));

const sayings: VocabularyEntry[] = [
	...fixed(types as Said[]),
	...fixed(deals as Said[]),
	...fixed(states as Said[]),
	...fixed(floors as Said[]),
	...fixed(orientations as Said[]),
	...each(sorts, (sort) => ({ kind: 'sort', sort: sort as Sort })),
	...each(notes, (why) => ({ kind: 'noted', why: why as Reason })),
	...seen(),
	...amenities.flatMap(({ amenity, said }) => isA({ kind: 'means', meaning: { amenity } }, said)),
	...each(numbers.number, (value) => ({ kind: 'number', value: Number(value) })),
	...each(numbers.scale, (value) => ({ kind: 'scale', value: Number(value) })),
	...each(numbers.ordinal, (value) => ({ kind: 'ordinal', value: Number(value) })),
	...each(numbers.sum, (value) => ({ kind: 'sum', value: Number(value) })),
	...each(numbers.share, (value) => ({ kind: 'share', value: Number(value) })),
	...each(measures.unit, (unit) => ({ kind: 'unit', unit: unit as Unit })),
	...each(measures.counted, (key) => ({ kind: 'counted', unit: key.split(' ')[0] as Unit, value: Number(key.split(' ')[1]) })),
	...each(measures.ahead, (value) => ({ kind: 'ahead', value: Number(value) })),
	...each(measures.role, (role) => ({ kind: 'role', role: role as Role })),
	...each(measures.bound, (bound) => ({ kind: 'bound', bound: bound as Bound })),
	...isA({ kind: 'currency' }, measures.currency),
	...each(measures.foreign, (currency) => ({ kind: 'foreign', currency: currency as ShownCurrency })),
	...isA({ kind: 'over' }, measures.overAlone),
	...each(naming.cue, (cue) => ({ kind: 'cue', cue: cue as Cue })),
	...isA({ kind: 'unsupported' }, naming.unsupported),
	...isA({ kind: 'elsewhere' }, knownNames),
	...isA({ kind: 'filler' }, small.filler),
	...isA({ kind: 'in' }, [...small.in, ...small.near]),
	...isA({ kind: 'near' }, small.near),
	...isA({ kind: 'suits' }, small.suits),
	...isA({ kind: 'or' }, small.or),
	...isA({ kind: 'nor' }, small.nor),
	...isA({ kind: 'and' }, small.and),
	...isA({ kind: 'not' }, small.not),
	...isA({ kind: 'month' }, small.month),
	...isA({ kind: 'everywhere' }, small.everywhere),
];

/** Short words are too similar to correct typos in them. */
const countAllowedTypos = (key: string) => (key.length < 6 ? 0 : key.length < 9 ? 1 : 2);

function word(raw: string): Spelling {
	const text = comparedSpelling(raw);
	return { key: spelling(raw), written: raw, near: [{ text, typos: countAllowedTypos(text) }] };
}

/** With its spaces, and without. */
export function addVocabularyEntry(phrases: Phrases<VocabularyEntry>, saying: VocabularyEntry): void {
	const words = splitWords(saying.text);
	phrases.add(words.map(word), saying);
	if (words.length > 1) phrases.add([{ ...word(words.join('')), near: [] }], saying);
}

const phrases = createPhrases<VocabularyEntry>();
for (const saying of sayings) addVocabularyEntry(phrases, saying);

const written = new Set(sayings.flatMap(({ text }) => splitWords(text).map(comparedSpelling)));
/** Ordinals and “sea” or “lake” mean something only next to another word. */
const saysSomething = ({ sense: { kind }, text }: VocabularyEntry) =>
	kind !== 'ordinal' && kind !== 'seen' && splitWords(text).length === 1;
const said = new Set(sayings.filter(saysSomething).flatMap(({ text }) => splitWords(text).map(comparedSpelling)));
const placing = new Set([...small.in, ...small.near].flat().map(comparedSpelling));
/** Words that lead to a place and mean nothing else. */
const into = new Set(
	small.in
		.flat()
		.filter((text) => !small.filler.flat().includes(text))
		.map(comparedSpelling),
);
const negations = new Set(small.not.flat().map((text) => comparedSpelling(splitWords(text)[0] ?? '')));
const scales = new Set(Object.values(numbers.scale).flat(2).map(comparedSpelling));
const asOne = (text: string) => ` ${splitWords(text).map(comparedSpelling).join(' ')}`;
const bounding = (bounds: readonly (keyof typeof measures.bound)[]) => bounds.flatMap((bound) => measures.bound[bound].flat().map(asOne));
const below = bounding(['below']);
const limits = bounding(['below', 'above', 'max', 'min']);
function endsIn(bounds: readonly string[], text: string): boolean {
	const typed = asOne(text);
	return bounds.some((words) => typed.endsWith(words));
}
const isMeasure = ({ sense: { kind } }: VocabularyEntry) => kind === 'unit' || kind === 'scale';
const unitWords = new Set(
	sayings
		.filter(isMeasure)
		.map(({ text }) => splitWords(text))
		.flatMap((words) => (words.length === 1 ? words.map(spelling) : [])),
);

export const vocabulary = {
	phrases,
	signs: new Map<string, Sense[]>(Object.entries(signs) as [string, Sense[]][]),
	isWritten: (raw: string) => written.has(comparedSpelling(raw)),
	/** Means something by itself, as it is written. */
	isSaid: (raw: string) => said.has(comparedSpelling(raw)),
	/** Begins the name of a type. */
	beginsType: (raw: string) => typeSayings.some(({ text }) => comparedSpelling(text).startsWith(comparedSpelling(raw))),
	/** Leads to a place. */
	isPlacing: (raw: string) => placing.has(comparedSpelling(raw)),
	leadsInto: (raw: string) => into.has(comparedSpelling(raw)),
	/** Begins a negation, as it is written. */
	isNot: (raw: string) => negations.has(comparedSpelling(raw)),
	isScale: (raw: string) => scales.has(comparedSpelling(raw)),
	/** Whether the text before a number means “less than”, or bounds it at all. */
	endsBelow: (text: string) => endsIn(below, text),
	endsInLimit: (text: string) => endsIn(limits, text),
	isUnitWord: (raw: string) => unitWords.has(spelling(raw)),
	isUnit: (key: string) => unitWords.has(key),
	/** Ordinary words: a typo in them gives no name, and alone they name no company. */
	common: new Set(
		Object.values(everyday)
			.flat()
			.flatMap((row) => row.split(' '))
			.flatMap((text) => [spelling(text), spelling(text).replace(/^ال/, '')]),
	),
	/** Words that companies add to their names. */
	company: new Set(naming.company.flat().map(spelling)),
	betweenNames: new Set([...naming.between.flat(), 'el', 'al', 'ال'].map(spelling)),
};
