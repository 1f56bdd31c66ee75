import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Locale } from '#domain/locales.ts';
import { escapeXml } from '../xml.ts';

export type Weight = 400 | 600;
export type TextStyle = { size: number; color: string; weight: Weight };
export type Run = { text: string } & Partial<TextStyle>;
export type TextBlock = { image: Buffer; width: number; height: number };

const fonts = {
	400: { name: 'Readex Pro', file: fontFile('readex-pro-400.ttf') },
	600: { name: 'Readex Pro SemiBold', file: fontFile('readex-pro-600.ttf') },
};

function fontFile(name: string): string {
	return fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));
}

const RIGHT_TO_LEFT_MARK = '\u200f';
const ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A number stays with what it counts. */
const unbroken = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** An amount or a name in another script, which must not turn what stands around it. */
export const isolated = (text: string) => `${ISOLATE}${text}${POP_ISOLATE}`;

let loaded: Promise<unknown> | undefined;

/** A file is known to Pango once a text has named it; a line in two weights needs both. */
const load = () =>
	Promise.all(Object.values(fonts).map(({ name, file }) => sharp({ text: { text: '.', font: name, fontfile: file } }).toBuffer()));

/** Words as a picture, shaped and broken into lines by Pango. Null when there is nothing to be seen. */
export async function drawText(runs: Run[], style: TextStyle & { width: number; locale: Locale }): Promise<TextBlock | null> {
	if (!runs.some(({ text }) => text.trim())) return null;
	loaded ??= load();
	await loaded;
	const { size, color, weight, width, locale } = style;
	const markup = runs
		.map((run) => {
			const font = `${fonts[run.weight ?? weight].name} ${run.size ?? size}`;
			return `<span font="${font}" foreground="${run.color ?? color}">${escapeXml(unbroken(run.text))}</span>`;
		})
		.join('');
	const { data, info } = await sharp({
		text: {
			// The mark settles the direction of a line that begins with a Latin name; Pango turns the alignment with it.
			text: locale === 'ar' ? RIGHT_TO_LEFT_MARK + markup.replaceAll('\n', `\n${RIGHT_TO_LEFT_MARK}`) : markup,
			font: `${fonts[weight].name} ${size}`,
			width,
			dpi: 72,
			rgba: true,
			wrap: 'word-char',
			spacing: Math.round(size * (locale === 'ar' ? 0.12 : 0.04)),
		},
	})
		.png({ compressionLevel: 1 })
		.toBuffer({ resolveWithObject: true });
	return { image: data, width: info.width, height: info.height };
}

/** The largest of the sizes at which the words fit, and if none does as many of them as fit at the smallest. */
export async function fitText(
	text: string,
	{ sizes, height, ...style }: { sizes: readonly number[]; height: number; width: number; color: string; weight: Weight; locale: Locale },
): Promise<TextBlock | null> {
	let block: TextBlock | null = null;
	for (const size of sizes) {
		block = await drawText([{ text }], { ...style, size });
		if (!block || block.height <= height) return block;
	}
	const size = sizes.at(-1) ?? 24;
	for (let rest = text; rest.length > 1; ) {
		rest = shortened(rest, height / (block?.height || height));
		block = await drawText([{ text: `${rest}…` }], { ...style, size });
		if (!block || block.height <= height) return block;
	}
	return null;
}

/** To about the share that fits, at the end of a word where there is one. */
function shortened(text: string, share: number): string {
	const letters = [...text];
	const cut = letters.slice(0, Math.min(letters.length - 1, Math.floor(letters.length * share * 1.1))).join('');
	const end = cut.lastIndexOf(' ');
	return (end > cut.length / 2 ? cut.slice(0, end) : cut).replace(/[\s,.،:;–-]+$/, '');
}
