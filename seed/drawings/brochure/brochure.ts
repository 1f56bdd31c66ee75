import sharp from 'sharp';
import type { Locale } from '#domain/locales.ts';
import type { Text } from '#seed/sample/shapes.ts';
import { PLAN_SHEET_SIZE } from '../master-plan/master-plan.ts';
import { renderJpeg } from '../render.ts';
import { drawing, ink, shape } from '../svg.ts';
import { PAGE, Page, wrapped } from './page.ts';
import { writePdf } from './pdf.ts';

/** All texts of a brochure in one language. */
export type BrochureTexts = {
	name: string;
	place: string;
	summary: string;
	facts: { label: string; value: string }[];
	homes: { title: string; columns: [string, string, string, string]; rows: [string, string, string, string][]; note: string };
	plans: { title: string; lines: string[] };
	facilities: { title: string; text: string };
	foot: string[];
};

export type Brochure = { title: string; photo: string; texts: Record<keyof Text, BrochureTexts>; masterPlan: string };

const A4 = { width: 595, height: 842 };
const PHOTO = 480;
const BAND = 190;
const FACTS = PHOTO + BAND + 140;
const EDGE = 72;
const onBlue = '#c9d6fb';

const logo =
	'<g transform="translate(72 48) scale(1.9)"><path fill="#0f2363" d="M22.3 2.7a2.8 2.8 0 0 1 3.4 0L44.3 17A4 4 0 0 1 46 20.2V42a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V20.2A4 4 0 0 1 3.7 17Z"/><path fill="#fff" d="M8.4 40.5V18.9h9.1a7.35 7.35 0 0 1 0 14.7h-4.8v6.9zM25.4 40.5V18.9h4.4l6 12.4V18.9H40v21.6h-4.4l-6-12.4v12.4z"/><path fill="#e33b4d" d="M12.7 23.2h4.6a3.05 3.05 0 0 1 0 6.1h-4.6z"/></g>';

function head(page: Page, { name, place, summary, facts }: BrochureTexts, language: Locale): void {
	page
		.raw(language === 'ar' ? shape('g', { transform: `translate(${PAGE.width - 235} 0)` }, logo) : logo)
		.box(0, PHOTO, PAGE.width, BAND, { fill: ink.blue900 })
		.box(0, PHOTO, PAGE.width, 6, { fill: ink.sun300 })
		.write(name, EDGE, PHOTO + 92, { size: 58, weight: 600, fill: ink.white })
		.write(place, EDGE, PHOTO + 146, { size: 27, fill: onBlue });
	for (const [index, line] of wrapped(summary, language === 'ar' ? 78 : 80).entries())
		page.write(line, EDGE, PHOTO + BAND + 62 + index * 40, { size: 26, weight: 350 });
	const width = (PAGE.width - 2 * EDGE) / facts.length;
	page.box(EDGE, FACTS, PAGE.width - 2 * EDGE, 118, { fill: ink.sand100, rx: 16 });
	for (const [index, { label, value }] of facts.entries())
		page
			.write(label, EDGE + 28 + index * width, FACTS + 46, { size: 21, fill: ink.sand600 })
			.write(value, EDGE + 28 + index * width, FACTS + 88, { size: 27, weight: 600, fill: ink.blue900 });
}

function homesTable(page: Page, { title, columns, rows, note }: BrochureTexts['homes'], top: number): number {
	const starts = [EDGE, 480, 700, PAGE.width - EDGE];
	const cell = (text: string, column: number, y: number, lettering: Parameters<Page['write']>[3]) =>
		page.write(text, starts[column] ?? EDGE, y, lettering, column === 3 ? 'end' : 'start');
	page.write(title, EDGE, top, { size: 32, weight: 600, fill: ink.blue900 });
	for (const [column, text] of columns.entries()) cell(text, column, top + 50, { size: 20, fill: ink.sand600 });
	for (const [index, row] of rows.entries()) {
		const y = top + 92 + index * 41;
		page.rule(y - 31);
		for (const [column, text] of row.entries()) cell(text, column, y, { size: 24, weight: column === 3 ? 600 : 400 });
	}
	const end = top + 92 + rows.length * 41;
	page.write(note, EDGE, end, { size: 19, fill: ink.sand600 });
	return end + 58;
}

function drawPage(texts: BrochureTexts, language: Locale): string {
	const page = new Page(language);
	head(page, texts, language);
	const heading = { size: 28, weight: 600, fill: ink.blue900 };
	let y = homesTable(page, texts.homes, FACTS + 182);
	const next = (step: number) => {
		y += step;
		return y;
	};
	page.write(texts.plans.title, EDGE, y, heading);
	for (const line of texts.plans.lines) page.write(line, EDGE, next(38), { size: 23 });
	page.write(texts.facilities.title, EDGE, next(62), heading);
	for (const line of wrapped(texts.facilities.text, language === 'ar' ? 86 : 88)) page.write(line, EDGE, next(38), { size: 23 });
	const foot = PAGE.height - 40 - (texts.foot.length - 1) * 30;
	page.rule(foot - 44);
	for (const [index, line] of texts.foot.entries()) page.write(line, EDGE, foot + index * 30, { size: 20, fill: ink.sand600 });
	return drawing(PAGE.width, PAGE.height, page.body, 'none');
}

/** Pages in English and Arabic, and the master plan, which is in both. */
export async function makeBrochure({ title, photo, texts, masterPlan }: Brochure): Promise<Buffer> {
	const raw = { width: PAGE.width, height: PHOTO, channels: 3 } as const;
	const picture = await sharp(photo).resize(raw.width, raw.height).raw().toBuffer();
	const below = { bottom: PAGE.height - PHOTO, background: ink.white };
	const inLanguage = async (language: Locale) => ({
		jpeg: await renderJpeg(drawPage(texts[language], language), sharp(picture, { raw }).extend(below)),
		pixels: PAGE,
		points: A4,
	});
	return writePdf(title, [
		await inLanguage('en'),
		await inLanguage('ar'),
		{ jpeg: await renderJpeg(masterPlan), pixels: PLAN_SHEET_SIZE, points: { width: A4.height, height: A4.width } },
	]);
}
