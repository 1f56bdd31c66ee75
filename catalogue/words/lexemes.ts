import { comparedSpelling } from '#domain/words/spelling.ts';
import { countEdits, countForgivenTypos } from './edits.ts';
import { findMeantPlace, type Name } from './gazetteer.ts';
import type { Knowledge } from './knowledge.ts';
import { type FoundPhrase, splitWords, type Typo, type TypoTolerance } from './phrases.ts';
import type { Place } from './places.ts';
import type { Bound, Sense, SenseKind } from './senses.ts';
import type { Token } from './tokens.ts';
import { type VocabularyEntry, vocabulary } from './vocabulary.ts';

/** A word or expression with all its possible meanings. */
export type Lexeme = {
	start: number;
	end: number;
	text: string;
	senses: Sense[];
	place: Place | null;
	/** For digits. */
	value: number | null;
	/** A prefix written on to it: و, ب, ل … */
	prefix: string;
	/** Preceded by a comma. */
	comma: boolean;
};

export function readLexemes(text: string, tokens: readonly Token[], knowledge: Knowledge): Lexeme[] {
	const lexemes: Lexeme[] = [];
	for (let at = 0; at < tokens.length; ) {
		const token = tokens[at] as Token;
		const read = readAt(tokens, at, knowledge, lexemes[lexemes.length - 1]);
		const last = tokens[Math.max(read.to, at + 1) - 1] as Token;
		lexemes.push({
			start: token.start,
			end: last.end,
			text: text.slice(token.start, last.end),
			senses: read.senses,
			place: read.place,
			value: read.to === at + 1 ? (token.value ?? null) : null,
			prefix: read.prefix,
			comma: /[,،]/.test(text.slice(lexemes[lexemes.length - 1]?.end ?? 0, token.start)),
		});
		at = Math.max(read.to, at + 1);
	}
	return lexemes;
}

export const findSense = <K extends SenseKind>(lexeme: Lexeme | undefined, kind: K) =>
	lexeme?.senses.find((sense): sense is Extract<Sense, { kind: K }> => sense.kind === kind);
export const hasSense = (lexeme: Lexeme | undefined, kind: SenseKind) => findSense(lexeme, kind) !== undefined;
export const readUnit = (lexeme: Lexeme | undefined) => findSense(lexeme, 'unit')?.unit;
export const readRole = (lexeme: Lexeme | undefined) => findSense(lexeme, 'role')?.role;
export const readBound = (lexeme: Lexeme | undefined) => findSense(lexeme, 'bound')?.bound;
export const isBound = (lexeme: Lexeme | undefined, bound: Bound) =>
	lexeme?.senses.some((sense) => sense.kind === 'bound' && sense.bound === bound) ?? false;
export const readMeaning = (lexeme: Lexeme | undefined) => findSense(lexeme, 'means')?.meaning;

type Reading = { to: number; senses: Sense[]; place: Place | null; prefix: string };

function readAt(tokens: readonly Token[], at: number, { said: expressions, gazetteer }: Knowledge, before: Lexeme | undefined): Reading {
	const token = tokens[at] as Token;
	const nothing: Reading = { to: at + 1, senses: [], place: null, prefix: '' };
	const mayBeTypo = (one: Token) => isTypo(one, gazetteer.isOrdinary);
	const sign = vocabulary.signs.get(token.raw);
	if (sign) return { ...nothing, senses: sign };

	const nameBy = (lookUp: (tokens: readonly Token[], at: number) => FoundPhrase<Name> | null) =>
		asNamed(tokens, at, nameAt(tokens, at, lookUp), before, gazetteer.isOrdinary);
	const named = nameBy(gazetteer.exactly);
	const name = named && comparedSpelling(token.raw).slice(named.prefix.length);
	const said = best(
		expressions.map((phrases) => {
			const found = phrases.exactly(tokens, at);
			return name && gazetteer.written(name) && !beginsWith([name, token.raw], found) ? null : asSaid(tokens, at, found);
		}),
	);
	const across = vocabulary.isSaid(token.raw) ? null : nameBy(gazetteer.acrossScripts);
	const isPlaced = hasSense(before, 'in') && !hasSense(before, 'filler');
	const preferred = isPlaced || givesWay(said) || isElsewhere(said) ? [named, across, said] : [said, named, across];
	const isBoth = named && said?.to === named.to && said.senses.every(({ kind }) => countsAsPlace.has(kind));
	const exact = isBoth ? { ...said, place: named.place } : best(preferred);
	if (token.value !== undefined) return exact && exact.to > at + 1 ? exact : nothing;

	const near = (forgives: (typo: Typo) => boolean) =>
		nameBy((some, from) =>
			gazetteer.withTypos(some, from, (one, first) =>
				(first ? (!exact || givesWay(exact)) && mayBeTypo(one) : one.raw.length > 2 && !vocabulary.isSaid(one.raw)) ? forgives : null,
			),
		);
	const loosely = hasSense(before, 'in') || at === 0 ? near(anyTypo) : null;
	const nearName = loosely && (at > 0 || loosely.to === tokens.length) ? loosely : near(clearTypo);
	if (exact) return nearName && nearName.to > exact.to ? nearName : exact;
	const typo: TypoTolerance = (one, first) => (first && mayBeTypo(one) ? sameStart : null);
	const nearSaid = best(expressions.map((phrases) => asSaid(tokens, at, phrases.withTypos(tokens, at, typo))));
	if (nearName && nearSaid && nearName.to === nearSaid.to && !hasSense(before, 'in')) {
		if (nearName.edits === nearSaid.edits) return nothing;
		return nearName.edits < nearSaid.edits ? nearName : nearSaid;
	}
	return best([nearName, nearSaid]) ?? nothing;
}

/** In التجمع 5 غرف the number counts rooms; it is not the fifth settlement. */
function nameAt(tokens: readonly Token[], at: number, lookUp: (tokens: readonly Token[], at: number) => FoundPhrase<Name> | null) {
	const found = lookUp(tokens, at);
	const next = found && tokens[found.to];
	const counts = tokens[(found?.to ?? 0) - 1]?.value !== undefined && next?.forms.some(({ key }) => vocabulary.isUnit(key));
	return found && counts ? lookUp(tokens.slice(0, found.to - 1), at) : found;
}

/** If a name is written exactly so, it wins over a word that is only folded alike: فيصل is not ف and يصل, nor is `maadi by` `made by`. */
const beginsWith = (words: readonly string[], found: FoundPhrase<VocabularyEntry> | null) =>
	found?.values.some(({ text }) => words.map(comparedSpelling).includes(comparedSpelling(splitWords(text)[0] ?? ''))) ?? false;

/** The country, and notes, give way to a place of that name. */
const givesWay = (reading: Reading | null) =>
	reading?.place === null && reading.senses.every(({ kind }) => kind === 'everywhere' || kind === 'unsupported');

/** A well-known name outside the content is read as a place here only if a place has exactly that name, not by a typo. */
const isElsewhere = (reading: Reading | null) => reading?.senses.some(({ kind }) => kind === 'elsewhere') ?? false;

/** With these meanings a word may still name a place: October is both, and so is “lake”. */
const countsAsPlace: ReadonlySet<SenseKind> = new Set(['month', 'ordinal', 'seen']);

/** The longest; on a tie the first. */
const best = <R extends Reading>(readings: (R | null)[]) =>
	readings.reduce<R | null>((found, one) => (one && (!found || one.to > found.to) ? one : found), null);

const sameStart = ({ typed, meant }: Typo) => typed[0] === meant[0];

/** Where a name is expected, or nothing else was typed. But فيل begins فيلا and is not فيصل. */
const anyTypo = ({ raw }: Typo) => raw.length > 3 || !vocabulary.beginsType(raw);

/** Elsewhere the spelling itself must be near as well, and long enough to differ from other words. */
function clearTypo({ raw, written, edits }: Typo): boolean {
	const [typed, meant] = [withoutArticle(raw), withoutArticle(written)];
	const isShort = meant.length < 6;
	const most = countForgivenTypos(meant.length);
	if (typed.length < 4 || edits > most || (isShort && typed[0] !== meant[0])) return false;
	return countEdits(typed, meant, most + 1) <= (isShort ? most : most + 1);
}
const withoutArticle = (word: string) => word.replace(/^[وبفل]?ال/, '');

const isTypo = ({ value, raw, forms }: Token, isOrdinary: (key: string) => boolean) =>
	value === undefined && raw.length > 2 && !forms.some(({ key }) => isOrdinary(key));

type Near = Reading & { edits: number };

/**
 * An exact spelling wins over one that is only folded alike. A longer word is never a single letter, though `qqqq` folds to `k`; and
 * `noor` is not `nor`.
 */
function asSaid(tokens: readonly Token[], at: number, found: FoundPhrase<VocabularyEntry> | null): Near | null {
	if (!found) return null;
	const typed = tokens
		.slice(at, found.to)
		.map(({ raw }) => raw)
		.join(' ');
	const literal = found.values.filter(({ text }) => text.toLowerCase() === typed);
	const alike = found.values.filter(({ text, sense }) => (text.length > 1 || typed.length < 3) && sense.kind !== 'nor');
	const senses = (literal.length > 0 ? literal : alike).map(({ sense }) => sense);
	if (senses.length === 0) return null;
	const meanings = new Set(senses.flatMap((sense) => (sense.kind === 'means' ? [JSON.stringify(sense.meaning)] : [])));
	return meanings.size > 1 ? null : { to: found.to, edits: found.edits, senses, place: null, prefix: found.prefix };
}

/** An ordinary or mistyped word is a company's short name only after a word for companies, or if nothing else was typed. */
function asNamed(
	tokens: readonly Token[],
	at: number,
	found: FoundPhrase<Name> | null,
	before: Lexeme | undefined,
	isOrdinary: (key: string) => boolean,
): Near | null {
	if (!found) return null;
	const ofCompany =
		before?.senses.some((sense) => sense.kind === 'cue' && sense.cue === 'developer') ||
		tokens[found.to]?.forms.some(({ key }) => vocabulary.company.has(key));
	const isAll = at === 0 && found.to === tokens.length && found.edits === 0;
	const doubtful = found.edits > 0 || (!isAll && tokens[at]?.forms.some(({ key }) => isOrdinary(key)));
	const names = doubtful && !ofCompany ? found.values.filter(({ rank }) => rank !== 'short') : found.values;
	const place = names.length > 0 ? findMeantPlace(names) : null;
	return place && { to: found.to, edits: found.edits, senses: [], place, prefix: found.prefix };
}
