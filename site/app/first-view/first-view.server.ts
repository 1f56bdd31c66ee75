import { readSheet, usedStyles } from './used-styles.ts';

// In development the sheet is a link in the head, and is replaced when it is saved.
const sheet = import.meta.env.PROD ? readSheet((await import('../styles/site.css?inline')).default) : null;

const modulePreload = /<link rel="modulepreload" href="[^"]*"\/>/g;

/** A document that can be painted by itself: with the styles it needs, and with its scripts behind what is seen. */
export function prepareFirstView(html: string): string {
	if (!sheet) return html;
	const preloads = (html.match(modulePreload) ?? []).map((link) => link.replace('<link ', '<link fetchpriority="low" '));
	return html
		.replace(modulePreload, '')
		.replace('</head>', () => `<style>${usedStyles(sheet, html)}</style></head>`)
		.replace('</body>', () => `${preloads.join('')}</body>`);
}
