import type { View } from '#domain/vocabulary.ts';
import { findSense, hasSense, isBound, type Lexeme, readMeaning, readUnit } from '../lexemes.ts';
import { measured } from './measure.ts';
import { NO_QUANTITY } from './quantities.ts';
import type { Found, Sentence } from './sentence.ts';

type Item<Value> = { value: Value; to: number /** Said in full: the other takes its noun from it. */; isFull: boolean };

const skipFillers = (lexemes: readonly Lexeme[], at: number): number => {
	let next = at;
	while (hasSense(lexemes[next], 'filler') && !readMeaning(lexemes[next])) next++;
	return next;
};

/** Several floors with one noun: `first or second floor`, من الدور التالت للخامس, `floor 2, 3 or 4`. */
export function floorsAt({ lexemes, setting }: Sentence, from: number): Found | null {
	const isOpening = isBound(lexemes[from], 'from') || isBound(lexemes[from], 'between');
	const items: Item<number>[] = [];
	let isRange = false;
	for (let at: number | null = isOpening ? from + 1 : from; at !== null; ) {
		const item: Item<number> | null = floorAt(lexemes, at);
		if (!item) break;
		items.push(item);
		const link: { at: number; isRange: boolean } | null = isRange ? null : linkAt(lexemes, item.to, isBound(lexemes[from], 'between'));
		isRange ||= link?.isRange ?? false;
		at = link?.at ?? null;
	}
	const [first, ...others] = items;
	const last = others.at(-1);
	if (!first || !last || !items.some(({ isFull }) => isFull)) return null;
	const ends = { low: first.value, high: last.value, choice: !isRange };
	const found = measured({ ...NO_QUANTITY, ...ends, unit: 'floor' }, setting);
	const floors = isRange ? found?.filters.floors : [...new Set(items.map(({ value }) => value))];
	return floors?.length ? { to: last.to, kind: 'filters', filters: { floors } } : null;
}

function floorAt(lexemes: readonly Lexeme[], from: number): Item<number> | null {
	const isLed = readUnit(lexemes[skipFillers(lexemes, from)]) === 'floor';
	const at = skipFillers(lexemes, isLed ? skipFillers(lexemes, from) + 1 : from);
	const [floor, ...others] = readMeaning(lexemes[at])?.floors ?? [];
	if (floor !== undefined) return others.length > 0 ? null : { value: floor, to: at + 1, isFull: true };
	const value = findSense(lexemes[at], 'ordinal')?.value ?? lexemes[at]?.value ?? null;
	if (value === null || !Number.isInteger(value) || value > HIGHEST) return null;
	if (!isLed && isOther(lexemes[at + 1])) return null;
	const isFollowed = readUnit(lexemes[at + 1]) === 'floor' && !isLed;
	return { value: Math.min(value, MANY_FLOORS), to: isFollowed ? at + 2 : at + 1, isFull: isLed || isFollowed };
}
const HIGHEST = 60;
/** In `ground floor, 3 bedrooms` the number is not a floor. */
const isOther = (lexeme: Lexeme | undefined) => hasSense(lexeme, 'scale') || ![undefined, 'floor'].includes(readUnit(lexeme));
/** Ten stands for ten or higher. */
const MANY_FLOORS = 10;

function linkAt(lexemes: readonly Lexeme[], at: number, isBetween: boolean): { at: number; isRange: boolean } | null {
	const lexeme = lexemes[at];
	if (hasSense(lexeme, 'dash') || isBound(lexeme, 'to')) return { at: at + 1, isRange: true };
	if (hasSense(lexeme, 'or') || hasSense(lexeme, 'and')) return { at: at + 1, isRange: isBetween };
	if (lexeme?.prefix.startsWith('ل')) return { at, isRange: true };
	return lexeme?.comma || lexeme?.prefix.startsWith('و') ? { at, isRange: isBetween } : null;
}

/** Either of two views with one noun: `sea view or lagoon`, `sea or pool view`. */
export function viewsAt({ lexemes }: Sentence, from: number): Found | null {
	const first = viewAt(lexemes, from);
	const second = first && hasSense(lexemes[first.to], 'or') ? viewAt(lexemes, skipFillers(lexemes, first.to + 1)) : null;
	if (!first || !second || !(first.isFull || second.isFull)) return null;
	return { to: second.to, kind: 'filters', filters: { views: [...new Set([...first.value, ...second.value])] } };
}

function viewAt(lexemes: readonly Lexeme[], at: number): Item<readonly View[]> | null {
	const full = readMeaning(lexemes[at])?.views;
	const value = full ?? findSense(lexemes[at], 'seen')?.views;
	return value ? { value, to: at + 1, isFull: full !== undefined } : null;
}
