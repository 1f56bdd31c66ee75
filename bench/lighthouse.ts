import { mkdirSync } from 'node:fs';
import { localePath } from '#app/i18n/locale-paths.ts';
import { findChromium } from '#bin/chromium.ts';
import { isLocale, locales } from '#domain/locales.ts';
import { installPeer } from './install-peer.ts';
import type { Row, Table } from './table.ts';

const RUNS = 5;
const PAGES = ['/', '/search', '/properties/1001', '/compounds/1001', '/locations/1001', '/blog/1001', '/contact-us'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
const least: Record<(typeof categories)[number], number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

type Report = {
	categories: Record<(typeof categories)[number], { score: number | null }>;
	audits: Record<(typeof metrics)[number], { numericValue?: number }>;
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Lighthouse with its defaults: a phone with a slow network and CPU. */
export async function runLighthouse(folder: string, url: string): Promise<Table> {
	mkdirSync(folder, { recursive: true });
	const { run, path } = await installPeer('lighthouse', folder);
	const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
	const visit = async (address: string): Promise<Report> =>
		JSON.parse(
			await run([path('lighthouse/cli/index.js'), address, '--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`], {
				CHROME_PATH: findChromium(),
			}),
		);
	const rows: Row[] = [];
	for (const page of PAGES)
		for (const locale of Object.keys(locales).filter(isLocale)) {
			// The canonical address: others have a canonical link elsewhere.
			const address = localePath(page, locale);
			const reports: Report[] = [];
			for (let time = 0; time < RUNS; time++) reports.push(await visit(url + address));
			rows.push({ what: address, unit: '', figures: summarise(reports) });
		}
	return {
		title: 'Lighthouse, mobile',
		columns: [...categories, 'first paint, ms', 'largest paint, ms', 'blocked, ms'],
		rows,
		notes: [`The median of ${RUNS} visits with the throttling that Lighthouse comes with; a busy machine lowers the first column.`],
	};
}

const summarise = (reports: Report[]) => [
	...categories.map((name) => ({
		value: median(reports.map((report) => Math.round(100 * (report.categories[name].score ?? 0)))),
		least: least[name],
	})),
	...metrics.map((name) => ({ value: median(reports.map(({ audits }) => audits[name].numericValue ?? 0)) })),
];
