import type { Browser, Response } from '@playwright/test';
import type { LayoutShift } from '#e2e/layout-shift.ts';

type Part = 'script' | 'style' | 'font' | 'html' | 'other';

/** Transferred kB of a visit without interaction. */
export type PageWeight = Record<Exclude<Part, 'other'>, number> & { firstView: number; shift: number };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Browsers decide by the connection type how far below the view images load: this is a phone's. */
const line = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8, connectionType: 'cellular4g' as const };

const partOf: Record<string, Part> = { script: 'script', stylesheet: 'style', font: 'font', document: 'html' };

async function readSize(response: Response): Promise<[Part, number]> {
	const part = partOf[response.request().resourceType()] ?? 'other';
	await response.finished();
	const { responseBodySize } = await response.request().sizes();
	return [part, responseBodySize];
}

const countShifts = () => {
	Object.assign(window, { shift: 0 });
	new PerformanceObserver((list) => {
		for (const { value } of list.getEntries() as LayoutShift[]) Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
	}).observe({ type: 'layout-shift', buffered: true });
};

/** What a phone loads for the first view of a page, and its layout shift. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send('Network.enable');
	await devtools.send('Network.emulateNetworkConditions', line);
	const loaded: Promise<[Part, number]>[] = [];
	page.on('response', (response) => loaded.push(readSize(response)));
	await page.addInitScript(countShifts);
	await page.goto(address, { waitUntil: 'networkidle' });
	const sizes = await Promise.all(loaded);
	const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));
	await context.close();
	const kilobytes = (part?: Part) => sizes.reduce((sum, [of, size]) => (!part || of === part ? sum + size : sum), 0) / 1000;
	return {
		script: kilobytes('script'),
		style: kilobytes('style'),
		font: kilobytes('font'),
		html: kilobytes('html'),
		firstView: kilobytes(),
		shift,
	};
}
