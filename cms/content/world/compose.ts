import type { Random } from './random.ts';

/** A sentence somebody could say of a unit, and what it already covers. */
export type Say<Words> = { fits?: (words: Words) => boolean; covers?: 'rooms' | 'floor'; say: (words: Words) => string };

type Line<Words> = string | ((words: Words) => string);

export const when = <Words>(fits: (words: Words) => boolean, ...lines: Line<Words>[]): Say<Words>[] =>
	lines.map((line) => ({ fits, say: typeof line === 'string' ? () => line : line }));

/** What must be said, and what may be said while there is room. */
export type Part = { must: string[]; may: string[] };
export type Draft = { opening: string[]; middle: Part; closing: Part };

export function choose<Words>(pool: readonly Say<Words>[], words: Words, draw: Random): Say<Words> {
	return draw.pick(pool.filter(({ fits }) => fits?.(words) ?? true));
}

const most = 108;
const count = (sentences: string[]): number => sentences.join(' ').split(/\s+/).filter(Boolean).length;

/** Two or three paragraphs of 60 to 110 words. */
export function compose({ opening, middle, closing }: Draft, draw: Random): string {
	const second = [...middle.must];
	const third = [...closing.must];
	const enough = draw.int(74, 96);
	let total = count([...opening, ...second, ...third]);
	const spare = draw.take([...middle.may.map((text) => ({ text, to: second })), ...closing.may.map((text) => ({ text, to: third }))], 20);
	for (const { text, to } of spare) {
		const more = count([text]);
		if (total >= enough || total + more > most) continue;
		to.push(text);
		total += more;
	}
	const body = draw.take(second, second.length);
	const paragraphs = opening.length < 2 && draw.chance(0.5) ? [[...opening, ...body], third] : [opening, body, third];
	return paragraphs.map((sentences) => `<p>${sentences.join(' ')}</p>`).join('');
}
