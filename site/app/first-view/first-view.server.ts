import { applyHidden } from '../parts/hidden-homes/apply-hidden.ts';
import { startScripts } from './start-scripts.ts';
import { readSheet, usedStyles } from './used-styles.ts';

// In development the sheet is a link in the head, and is replaced when it is saved.
const sheet = import.meta.env.PROD ? readSheet((await import('../styles/site.css?inline')).default) : null;

const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const wholeSheet = /<link (?=rel="stylesheet"[^>]*fetchPriority="low")/;

/** A document that can be painted by itself: with the styles it needs, and with everything else behind the largest picture. */
export function prepareFirstView(html: string): string {
	if (!sheet) return html;
	const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
	if (headEnd < 0 || bodyEnd < 0) return html;
	const head = html.slice(0, headEnd);
	const modules = [...head.matchAll(modulePreload)].map(([, address]) => address);
	return [
		head.replace(/<html [^>]*(?=>)/, '$& data-first-view').replace(modulePreload, ''),
		`<style>${usedStyles(sheet, html)}</style><script>(${applyHidden})()</script>`,
		html
			.slice(headEnd, bodyEnd)
			.replace(wholeSheet, '<link disabled ')
			.replace('<script type="module" async="">', '<script type="text/plain" data-modules>'),
		`<script>(${startScripts})(${JSON.stringify(modules)})</script>`,
		html.slice(bodyEnd),
	].join('');
}
