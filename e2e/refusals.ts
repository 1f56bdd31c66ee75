import type { ConsoleMessage, Page } from '@playwright/test';

/** Notes what the Content-Security-Policy refuses in this tab; `end` returns it. Chromium says so in its console, with scripts or without. */
export function watchRefusals(page: Page): { end: () => string[] } {
	const refused: string[] = [];
	const note = (message: ConsoleMessage) => {
		if (message.text().includes('Content Security Policy')) refused.push(message.text());
	};
	page.on('console', note);
	return {
		end() {
			page.off('console', note);
			return refused;
		},
	};
}
