import { defineConfig } from '@playwright/test';
import { isThorough } from './e2e/thorough.ts';
import { someAddress } from './e2e/visitor.ts';

const executable = process.env['CHROMIUM'];
const isRoot = process.getuid?.() === 0;

const launchOptions = (...more: string[]) => ({
	...(executable && { executablePath: executable }),
	args: [
		...(isRoot ? ['--no-sandbox'] : []),
		'--disable-gpu',
		'--disable-quic',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		...more,
	],
});

/** Pages keep the places of their pictures: loading them is left to the journeys that look at them. */
const withoutPictures = launchOptions('--blink-settings=imagesEnabled=false');
const withPictures = launchOptions();

/** Somebody at a desk has asked for less motion, somebody on a phone has not: both are made, and half of the browsers draw no frames that nobody looks at. */
const desktop = { viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' as const } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A journey that names no width is made on a phone, as most visitors make it; a thorough run makes it at a desk too. */
const atDesk = isThorough ? {} : { grep: /@desktop/ };
const atDeskWithPictures = isThorough ? /@pictures/ : /(?=.*@pictures)(?=.*@desktop)/;

/** What is the same in the other language, or one by one what is tried together. */
const left = isThorough ? '' : '|@thorough';

/** Journeys in a real browser against the system that `npm test` started. */
export default defineConfig({
	testDir: 'e2e',
	// Reports of other parts of the suite stand beside it.
	outputDir: 'test-results/browser',
	testMatch: /(journeys|no-js|a11y|editing|odd-content)\/.*\.spec\.ts/,
	workers: 2,
	// Long enough for a busy machine: it slows a journey, and fails none. A step that hangs fails by itself; a browser that hangs is tried once more, and only that counts as passed then (bin/test-reports.ts).
	timeout: 400_000,
	retries: 1,
	expect: { timeout: 60_000 },
	forbidOnly: true,
	reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'test-results/playwright.json' }]],
	use: {
		actionTimeout: 120_000,
		navigationTimeout: 120_000,
		// A headless browser names itself as one, and counts as a crawler then.
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
		// Forms are limited by address: each worker is somebody else.
		extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
		// What a journey takes from the network or puts in its place is seen by nobody else; offline.spec.ts lets the worker in.
		serviceWorkers: 'block',
		baseURL: process.env['SITE_URL'] ?? 'http://localhost:3000',
	},
	projects: [
		{ name: 'desktop', ...atDesk, grepInvert: new RegExp(`@phone|@pictures${left}`), use: { ...desktop, launchOptions: withoutPictures } },
		{ name: 'phone', grepInvert: new RegExp(`@desktop|@pictures${left}`), use: { ...phone, launchOptions: withoutPictures } },
		{
			name: 'desktop with pictures',
			grep: atDeskWithPictures,
			grepInvert: new RegExp(`@phone${left}`),
			use: { ...desktop, launchOptions: withPictures },
		},
		{
			name: 'phone with pictures',
			grep: /@pictures/,
			grepInvert: new RegExp(`@desktop${left}`),
			use: { ...phone, launchOptions: withPictures },
		},
	],
});
