import type { Random } from '../random.ts';

/** A sentence for units that it fits, and which facts it covers. */
export type SentenceOption<Words> = { fits?: Test<Words>; covers?: 'rooms' | 'floor' | 'land'; say: (words: Words) => string };
type Test<Words> = (words: Words) => boolean;

export const requireAll =
	<Words>(...tests: Test<Words>[]): Test<Words> =>
	(words) =>
		tests.every((test) => test(words));
export const not =
	<Words>(test: Test<Words>): Test<Words> =>
	(words) =>
		!test(words);

export const sentencesWhen = <Words>(fits: Test<Words>, ...lines: (string | ((words: Words) => string))[]): SentenceOption<Words>[] =>
	lines.map((line) => ({ fits, say: typeof line === 'string' ? () => line : line }));

const fitting = <Words>(pool: readonly SentenceOption<Words>[], words: Words): SentenceOption<Words>[] =>
	pool.filter(({ fits }) => fits?.(words) ?? true);

export const choose = <Words>(pool: readonly SentenceOption<Words>[], words: Words, draw: Random): SentenceOption<Words> =>
	draw.pick(fitting(pool, words));

/** A random fitting sentence of the pool, or none. */
export function sentence<Words>(pool: readonly SentenceOption<Words>[], words: Words, draw: Random): string[] {
	const able = fitting(pool, words);
	return able.length > 0 ? [draw.pick(able).say(words)] : [];
}

/** Sentences in reading order. Those with a rank are included only if there is room, lower ranks first. */
export type Line = { text: string; rank?: 1 | 2 };
export type Draft = { opening: Line[]; state: Line[]; place: Line[]; closing: Line[] };

const least = 60;
const most = 110;

/** Words are separated by single spaces. */
const count = (text: string): number => 1 + (text.match(/\s/g)?.length ?? 0);

/** The first of eight attempts with an acceptable length. */
export function writeToLength(write: (attempt: number) => string): string {
	let text = '';
	for (let attempt = 0; attempt < 8; attempt++) {
		text = write(attempt);
		const words = count(text.replaceAll('</p><p>', ' '));
		if (words >= least && words <= most) break;
	}
	return text;
}

/** Two or three paragraphs of 60 to 110 words. */
export function compose({ opening, state, place, closing }: Draft, draw: Random): string {
	const lines = [...opening, ...state, ...place, ...closing];
	const said = new Set(lines.filter(({ rank }) => rank === undefined));
	const enough = draw.int(88, 106);
	let total = [...said].reduce((sum, { text }) => sum + count(text), 0);
	const spare = lines.filter((line) => !said.has(line));
	for (const line of draw.take(spare, spare.length).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))) {
		const more = count(line.text);
		if ((line.rank === 2 && total >= enough) || total + more > most) continue;
		said.add(line);
		total += more;
	}
	const body = draw.chance(0.5) ? [...state, ...place] : [...place, ...state];
	const paragraphs = opening.length < 2 && draw.chance(0.5) ? [[...opening, ...body], closing] : [opening, body, closing];
	const text = (part: Line[]) => part.flatMap((line) => (said.has(line) ? line.text : [])).join(' ');
	return paragraphs.map((part) => `<p>${text(part)}</p>`).join('');
}
