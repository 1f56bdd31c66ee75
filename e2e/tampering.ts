import type { Page } from '@playwright/test';

/** Changes to a document before its scripts run. */
export const tamperings: Record<string, () => void> = {
	'a word of the header is another': () => {
		const link = document.querySelector('header nav a[href]') ?? document.querySelector('header a[href]');
		if (link) link.textContent = 'Other';
	},
	'an element stands first in main': () => {
		document.querySelector('main')?.prepend(document.createElement('div'));
	},
	'every text stands in a font element': () => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
			acceptNode: ({ parentElement: parent, nodeValue }) =>
				nodeValue?.trim() && parent && !parent.closest('script, style, svg, textarea, select, noscript')
					? NodeFilter.FILTER_ACCEPT
					: NodeFilter.FILTER_REJECT,
		});
		const found: Text[] = [];
		while (texts.nextNode()) found.push(texts.currentNode as Text);
		for (const text of found) {
			const [outer, inner] = [document.createElement('font'), document.createElement('font')];
			outer.style.verticalAlign = 'inherit';
			text.replaceWith(outer);
			outer.append(inner);
			inner.append(text);
		}
	},
	'extensions left attributes and elements': () => {
		document.documentElement.classList.add('extension');
		document.documentElement.setAttribute('data-extension', '1');
		document.body.setAttribute('cz-shortcut-listen', 'true');
		document.head.append(document.createElement('style'));
		document.head.prepend(document.createElement('script'));
		document.body.prepend(document.createElement('extension-root'));
		document.body.append(document.createElement('div'));
		for (const input of document.querySelectorAll(
			'input:is([type=text], [type=search], [type=email], [type=tel], [type=password]), textarea',
		)) {
			input.setAttribute('data-extension-id', 'x');
			input.after(document.createElement('extension-button'));
		}
		for (const element of document.querySelectorAll('header, main, footer, section, a')) element.setAttribute('data-extension', '');
	},
};

/** Opens a page, changes it before its scripts run, and waits for hydration; returns the text of main before and after. */
export async function openTampered(page: Page, path: string, changes: (() => void)[]): Promise<{ before: string; after: string }> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const scripts = /\/assets\/.*\.js$/;
	await page.route(scripts, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(path, { waitUntil: 'domcontentloaded' });
	const before = await wordsOfMain(page);
	for (const change of changes) await page.evaluate(change);
	release();
	await page.waitForFunction(() => {
		const isReacts = (element: Element | null) => element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
		return ['header', 'main', 'body > footer'].every((name) => isReacts(document.querySelector(name)));
	});
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	await page.unroute(scripts);
	return { before, after: await wordsOfMain(page) };
}

async function wordsOfMain(page: Page): Promise<string> {
	const words = await page.evaluate(() => {
		const { documentElement: root } = document;
		const isFirstView = root.hasAttribute('data-first-view');
		// `innerText` skips what is not laid out.
		root.removeAttribute('data-first-view');
		// biome-ignore lint/performance/useDomNodeTextContent: what can be read counts, not what is in the document
		const found = [...document.querySelectorAll<HTMLElement>('main')].map(({ innerText }) => innerText).join(' ');
		root.toggleAttribute('data-first-view', isFirstView);
		return found;
	});
	// Whether a space is read between two boxes depends on what stands in them.
	return words.replace(/\s+/g, '');
}
