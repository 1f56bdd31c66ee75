import { defineConfig } from '@playwright/test';
import { someAddress } from './e2e/visitor.ts';

const launch = process.env['CHROMIUM'];
const root = process.getuid?.() === 0;

/** Journeys in a real browser against the system that `npm test` started. */
export default defineConfig({
	testDir: 'e2e',
	testMatch: /(journeys|no-js|a11y|editing)\/.*\.spec\.ts/,
	workers: 2,
	// Long enough for a busy machine: it slows a journey, and fails none.
	timeout: 180_000,
	expect: { timeout: 15_000 },
	forbidOnly: true,
	reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'test-results/playwright.json' }]],
	use: {
		// A headless browser names itself as one, and counts as a crawler then.
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
		// Forms are limited by address: each worker is somebody else.
		extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
		baseURL: process.env['SITE_URL'] ?? 'http://localhost:3000',
		launchOptions: {
			...(launch && { executablePath: launch }),
			args: [
				...(root ? ['--no-sandbox'] : []),
				'--disable-gpu',
				'--disable-quic',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
	projects: [
		{ name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
		{ name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
	],
});
