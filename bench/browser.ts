import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#bin/chromium.ts';

export const launchBrowser = (): Promise<Browser> =>
	chromium.launch({
		...(findChromium() && { executablePath: findChromium() }),
		args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
	});
