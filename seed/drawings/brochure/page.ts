import { type Locale, locales } from '#domain/locales.ts';
import { ink, isArabic, type Lettering, rectangle, words } from '../svg.ts';

export const PAGE = { width: 1240, height: 1754 };

export type Align = 'start' | 'end' | 'middle';

/** A page in either direction: positions are measured from the side where reading starts. */
export class Page {
	private readonly parts: string[] = [];
	private readonly rightToLeft: boolean;

	constructor(language: Locale) {
		this.rightToLeft = locales[language].direction === 'rtl';
	}

	write(text: string, x: number, y: number, lettering: Omit<Lettering, 'anchor'>, align: Align = 'start'): this {
		// A text anchor follows the direction of the text, so Latin text on an Arabic page is anchored at its other end.
		const against = this.rightToLeft !== isArabic(text);
		const anchor = align === 'middle' ? 'middle' : (align === 'start') !== against ? 'start' : 'end';
		this.parts.push(words(text, this.rightToLeft ? PAGE.width - x : x, y, { ...lettering, anchor }));
		return this;
	}

	box(x: number, y: number, width: number, height: number, values: Record<string, string | number>): this {
		this.parts.push(rectangle(this.rightToLeft ? PAGE.width - x - width : x, y, width, height, values));
		return this;
	}

	rule(y: number, from = 72, to = PAGE.width - 72): this {
		return this.box(from, y, to - from, 2, { fill: ink.sand200 });
	}

	raw(svg: string): this {
		this.parts.push(svg);
		return this;
	}

	get body(): string {
		return this.parts.join('');
	}
}

/** Wraps text between words into lines of at most so many letters. */
export function wrapped(text: string, letters: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
