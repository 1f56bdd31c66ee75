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

/** Keeps a number together with its unit. */
const unbroken = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** A Unicode isolate, for an amount or a name in the other script. */
export const isolated = (text: string) => `${ISOLATE}${text}${POP_ISOLATE}`;

let loaded: Promise<unknown> | undefined;

/** Pango only knows a font file after a text has used it, and a line in two weights needs both. */
const load = () =>
	Promise.all(Object.values(fonts).map(({ name, file }) => sharp({ text: { text: '.', font: name, fontfile: file } }).toBuffer()));

/** Text as an image, shaped and wrapped by Pango. Null when empty. */
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
			// The mark makes a line that begins with a Latin name right to left; Pango also flips its alignment.
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

/** The largest size that fits; at the smallest, the text is cut. */
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

/** Cuts to about this share, at a word boundary if there is one. */
function shortened(text: string, share: number): string {
	const letters = [...text];
	const cut = letters.slice(0, Math.min(letters.length - 1, Math.floor(letters.length * share * 1.1))).join('');
	const end = cut.lastIndexOf(' ');
	return (end > cut.length / 2 ? cut.slice(0, end) : cut).replace(/[\s,.،:;–-]+$/, '');
}
