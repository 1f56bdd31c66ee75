import { openPages } from '#app/site-map.ts';
import { launchBrowser } from './browser.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import type { Figure, Row, Table } from './table.ts';

/** Budgets of any page, in kB. */
const most = { script: 125, style: 24, font: 60, firstView: 400 };
const SEARCH_HTML = 20;

/** The weight of every kind of page in a browser with the sample content, in the heavier language. */
export async function weighPages(url: string): Promise<Table> {
	return {
		title: 'Pages, 390 px',
		columns: ['script', 'style', 'fonts', 'HTML', 'first view', 'layout shift'],
		rows: await weighed(url),
		notes: ['As they are sent, in brotli; to a phone on 4G at density 2. Layout shift has no unit.'],
	};
}

async function weighed(url: string): Promise<Row[]> {
	const browser = await launchBrowser();
	const rows: Row[] = [];
	try {
		for (const { page, paths } of openPages) {
			const path = paths[0].replace(':id', '1001');
			const [english, arabic] = [await weighPage(browser, `${url}/en${path}`), await weighPage(browser, `${url}/ar${path}`)];
			rows.push({ what: page, unit: 'kB', figures: listFigures(page, english, arabic) });
		}
	} finally {
		await browser.close();
	}
	return rows;
}

function listFigures(page: string, english: PageWeight, arabic: PageWeight): Figure[] {
	const heavier = (part: keyof PageWeight) => Math.max(english[part], arabic[part]);
	return [
		{ value: heavier('script'), most: most.script },
		{ value: heavier('style'), most: most.style },
		{ value: heavier('font'), most: most.font },
		{ value: heavier('html'), ...(page === 'search' && { most: SEARCH_HTML }) },
		{ value: heavier('firstView'), most: most.firstView },
		{ value: heavier('shift'), most: 0 },
	];
}
