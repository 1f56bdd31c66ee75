import { startScripts } from './start-scripts.ts';
import { readSheet, splitFonts, usedStyles } from './used-styles.ts';

// In development the sheet is a link in the head, and is replaced when it is saved.
const [fonts, rules] = import.meta.env.PROD ? splitFonts(readSheet((await import('../styles/site.css?inline')).default)) : [];

const modulePreload = /<link rel="modulepreload" href="[^"]*"\/>/g;
const wholeSheet = /<link rel="stylesheet"(?=[^>]*fetchPriority="low")/;

const later = (link: string) => link.replace(/^<link rel="([^"]*)"/, '<link data-later="$1"');

/** A document that can be painted by itself: with the styles it needs, and with everything else behind the largest picture. */
export function prepareFirstView(html: string): string {
	if (!fonts || !rules) return html;
	const preloads = (html.match(modulePreload) ?? []).map(later);
	return html
		.replace(modulePreload, '')
		.replace('</head>', () => `<style>${fonts}</style><style id="first-view">${usedStyles(rules, html)}</style></head>`)
		.replace(wholeSheet, later)
		.replace('<script type="module" async="">', '<script type="text/plain" data-later="module">')
		.replace('</body>', () => `${preloads.join('')}<script>(${startScripts})()</script></body>`);
}
