import type { Browser, Locator, Page } from '@playwright/test';
import { openPage } from '#e2e/open-page.ts';
import { launchBrowser } from './browser.ts';
import type { Table } from './table.ts';

const TRIES = 5;
/** The CPU slowdown of a cheap phone. */
const SLOWER = 4;
const SETTLED_MS = 2000;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** `ready` prepares the page for the one tap or key that is measured. */
type Interaction = { what: string; path: string; ready?: (page: Page) => Promise<void>; touched: (page: Page) => Locator; key?: string };

const sheetLink = (page: Page) => page.getByRole('link', { name: /^All filters/ });
const types = (page: Page) => page.getByRole('dialog').locator('[data-section="type"]');

const interactions: Interaction[] = [
	{ what: 'menu', path: '/en', touched: (page) => page.getByRole('button', { name: 'Menu' }) },
	{ what: 'heart', path: '/en/search', touched: (page) => page.locator('article .heart').first() },
	{ what: 'filter sheet', path: '/en/search', touched: sheetLink },
	{
		what: 'filter',
		path: '/en/search',
		async ready(page) {
			await sheetLink(page).click();
			await types(page).waitFor();
		},
		touched: (page) => types(page).locator('label', { has: page.locator('input[value="villa"]') }),
	},
	{ what: 'gallery', path: '/en/properties/1011', touched: (page) => page.locator('#photos li > a').first() },
	{
		what: 'plan slider',
		path: '/en/properties/1011',
		ready: (page) => page.locator('#plan').scrollIntoViewIfNeeded(),
		touched: (page) => page.locator('#plan').getByRole('slider').first(),
		key: 'End',
	},
];

/** The time from a tap or key to the next paint, and long tasks after the page has loaded. */
export async function measureInteractions(url: string): Promise<Table> {
	const browser = await launchBrowser();
	const rows: Table['rows'] = [];
	try {
		for (const interaction of interactions)
			rows.push({ what: interaction.what, unit: 'ms', figures: await measure(browser, url, interaction) });
	} finally {
		await browser.close();
	}
	return {
		title: `Interactions, 390 px, processor slowed ${SLOWER} ×`,
		columns: ['to next paint', 'longest task after load'],
		rows,
		notes: [
			`The median of ${TRIES} visits, the first touch of each; a busy machine makes all of them longer. Paint comes in steps of 8 ms.`,
		],
	};
}

async function measure(browser: Browser, url: string, { path, ready, touched, key }: Interaction) {
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
		await ready?.(page);
		await touched(page).scrollIntoViewIfNeeded();
		if (key) await touched(page).focus();
		const { x = 0, y = 0, width = 0, height = 0 } = (await touched(page).boundingBox()) ?? {};
		await page.waitForTimeout(SETTLED_MS);
		await page.evaluate(() => void window.noted.events.splice(0));
		// Raw input, because a locator's own checks would be measured as well.
		await (key ? page.keyboard.press(key) : page.touchscreen.tap(x + width / 2, y + height / 2));
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

/** Runs in the page before its scripts. */
function observe(): void {
	window.noted = { events: [], tasks: [] };
	const note = (into: 'events' | 'tasks') => (list: PerformanceObserverEntryList) => window.noted[into].push(...list.getEntries());
	new PerformanceObserver(note('events')).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
	new PerformanceObserver(note('tasks')).observe({ type: 'longtask', buffered: true });
}
