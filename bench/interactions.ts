import type { Browser, Page } from '@playwright/test';
import { openPage } from '#e2e/open-page.ts';
import type { Table } from './table.ts';

const TRIES = 5;
/** As slow as a cheap phone beside this machine. */
const SLOWER = 4;
const SETTLED_MS = 2000;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type Interaction = { what: string; path: string; act: (page: Page) => Promise<void> };

const openSheet = (page: Page) => page.getByRole('link', { name: /^All filters/ }).click();

const interactions: Interaction[] = [
	{ what: 'menu', path: '/en', act: (page) => page.getByRole('button', { name: 'Menu' }).click() },
	{ what: 'heart', path: '/en/search', act: (page) => page.locator('article .heart').first().click() },
	{ what: 'filter sheet', path: '/en/search', act: openSheet },
	{
		what: 'filter',
		path: '/en/search',
		async act(page) {
			await openSheet(page);
			const types = page.getByRole('dialog').locator('details', { has: page.locator('input[value="villa"]') });
			if ((await types.getAttribute('open')) === null) await types.locator('summary').click();
			await page.waitForTimeout(SETTLED_MS);
			await forget(page);
			await types.locator('label', { has: page.locator('input[value="villa"]') }).click();
		},
	},
	{ what: 'gallery', path: '/en/properties/1011', act: (page) => page.locator('#photos li > a').first().click() },
	{
		what: 'plan slider',
		path: '/en/properties/1011',
		async act(page) {
			await page.locator('#plan').scrollIntoViewIfNeeded();
			await page.locator('#plan').getByRole('slider').first().press('End');
		},
	},
];

/** How long after a touch or a key the next picture is there, and what keeps the browser busy after a page was loaded. */
export async function measureInteractions(browser: Browser, url: string): Promise<Table> {
	const rows: Table['rows'] = [];
	for (const interaction of interactions)
		rows.push({ what: interaction.what, unit: 'ms', figures: await measure(browser, url, interaction) });
	return {
		title: `Interactions, 390 px, processor slowed ${SLOWER} ×`,
		columns: ['to next paint', 'longest task after load'],
		rows,
		notes: [
			`The median of ${TRIES} visits, the first touch of each; a busy machine makes all of them longer. Paint comes in steps of 8 ms.`,
		],
	};
}

async function measure(browser: Browser, url: string, { path, act }: Interaction) {
	const visits: { paint: number; task: number }[] = [];
	for (let visit = 0; visit < TRIES; visit++) {
		const context = await browser.newContext(phone);
		const page = await context.newPage();
		await page.addInitScript(observe);
		await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		await openPage(page, url + path);
		await page.waitForTimeout(SETTLED_MS);
		const task = await page.evaluate(() => {
			const [{ loadEventEnd = 0 } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
			return Math.max(0, ...window.noted.tasks.filter(({ startTime }) => startTime > loadEventEnd).map(({ duration }) => duration));
		});
		await forget(page);
		await act(page);
		await page.waitForTimeout(SETTLED_MS);
		const paint = await page.evaluate(() => Math.max(0, ...window.noted.events.map(({ duration }) => duration)));
		visits.push({ paint, task });
		await context.close();
	}
	const median = (values: number[]) => values.toSorted((a, b) => a - b)[TRIES >> 1] as number;
	return [
		{ value: median(visits.map(({ paint }) => paint)), most: 100 },
		{ value: median(visits.map(({ task }) => task)), ...(path.endsWith('/search') && { most: 50 }) },
	];
}

declare global {
	interface Window {
		noted: { events: PerformanceEntry[]; tasks: PerformanceEntry[] };
	}
}

const forget = (page: Page) => page.evaluate(() => void window.noted.events.splice(0));

/** Runs in the page, before anything of it. */
function observe(): void {
	window.noted = { events: [], tasks: [] };
	const note = (into: 'events' | 'tasks') => (list: PerformanceObserverEntryList) => window.noted[into].push(...list.getEntries());
	new PerformanceObserver(note('events')).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
	new PerformanceObserver(note('tasks')).observe({ type: 'longtask', buffered: true });
}
