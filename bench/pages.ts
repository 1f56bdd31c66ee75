import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { openPages } from '#app/site-map.ts';
import { freePort } from '#bin/checks.ts';
import { findChromium } from '#bin/chromium.ts';
import { Processes } from '#bin/processes.ts';
import { readSecrets } from '#bin/secrets.ts';
import { buildSite, siteEnvironment, siteIsReady, startSite } from '#bin/site.ts';
import { bringUpCms } from '#bin/system.ts';
import { readConfig } from '#config';
import { type PageWeight, weighPage } from './page-weight.ts';
import type { BenchOptions } from './run.ts';
import type { Figure, Row, Table } from './table.ts';

/** What design promises of any page, in kB. */
const most = { script: 125, style: 24, font: 60, firstView: 450 };
const SEARCH_HTML = 20;

/** Every kind of page in a browser, with the sample content: what its first view weighs in the language where it is heavier. */
export async function pagesBench({ folder }: BenchOptions): Promise<Table> {
	const processes = new Processes((name, how) => console.log(`${name} stopped by itself (${how}).`));
	const config = readConfig({ DATA_DIR: join(folder, 'pages'), PORT: String(await freePort()), CMS_PORT: String(await freePort()) });
	const executablePath = findChromium();
	try {
		const secrets = readSecrets(config);
		const cmsUrl = await bringUpCms(config, secrets, processes);
		await buildSite(processes, () => {});
		const url = await startSite(config, siteEnvironment(config, cmsUrl, secrets), processes, 'production');
		await siteIsReady(config, processes);
		const rows = await weighed(url, executablePath);
		return {
			title: 'Pages, 390 px',
			columns: ['script', 'style', 'fonts', 'HTML', 'first view', 'layout shift'],
			rows,
			notes: ['Script, style and HTML as gzip makes them; pictures at density 2. Layout shift has no unit.'],
		};
	} finally {
		await processes.stopAll();
	}
}

async function weighed(url: string, executablePath: string): Promise<Row[]> {
	const browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
	});
	const rows: Row[] = [];
	try {
		for (const { page, paths } of openPages) {
			const path = paths[0].replace(':id', '1001');
			const [english, arabic] = [await weighPage(browser, `${url}/en${path}`), await weighPage(browser, `${url}/ar${path}`)];
			rows.push({ what: page, unit: 'kB', figures: figuresOf(page, english, arabic) });
		}
	} finally {
		await browser.close();
	}
	return rows;
}

function figuresOf(page: string, english: PageWeight, arabic: PageWeight): Figure[] {
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
