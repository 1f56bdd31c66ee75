import { SCALES } from '../parts/compare/scales-form.tsx';
import { HEARTS } from '../parts/favorites/hearts-form.tsx';
import { applyHidden } from '../parts/hidden-homes/apply-hidden.ts';
import { LISTENING } from '../ui/listening.ts';
import { moveStyles } from './moved-styles.ts';
import { rewriteAttributes } from './rewrite-attributes.ts';
import { chooseShortNames, createShortener, shortenSheet } from './short-names.ts';
import { startScripts } from './start-scripts.ts';
import { createUsedStyles, readSheet } from './used-styles.ts';

// In development the style sheet is a link, so that hot reload can replace it.
const whole = import.meta.env.PROD ? readSheet((await import('../styles/site.css?inline')).default) : [];
const shortNames = chooseShortNames(whole);
const startShortening = createShortener(shortNames);
const usedStyles = createUsedStyles(shortenSheet(whole, shortNames));

const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const wholeSheet = /<link (?=rel="stylesheet"[^>]*fetchPriority="low")/;
const moduleScript = /<script type="module" async="">([^<]*)/;

const marks = { forms: [HEARTS, SCALES], listening: LISTENING };

/** Scripts are inlined as the build and React Router write them; only indents are dropped. */
const withoutIndents = (script: unknown) => String(script).replace(/\n\s*/g, '\n');
const [hideHomes, start] = [applyHidden, startScripts].map(withoutIndents);

/** Makes a document that paints by itself: used styles are inlined, and the sheet and scripts wait for the largest picture. */
export function prepareFirstView(drawn: string): string {
	if (whole.length === 0) return drawn;
	const [names, styles] = [startShortening(), moveStyles(drawn)];
	const html = rewriteAttributes(drawn, { class: names.rewrite, style: styles.rewrite });
	const moved = styles.rules();
	const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
	if (headEnd < 0 || bodyEnd < 0) return html;
	const head = html.slice(0, headEnd);
	// Edits from the end, because everything before is long and stays as it is.
	const sheetAt = html.lastIndexOf('<link rel="stylesheet"', bodyEnd);
	const partsEnd = sheetAt < headEnd ? bodyEnd : sheetAt;
	const modules = [...head.matchAll(modulePreload)].map(([, address]) => address);
	return [
		head.replace(/<html [^>]*(?=>)/, '$& data-first-view').replace(modulePreload, ''),
		`<style>${usedStyles(names.classes())}</style>${moved && `<style>${moved}</style>`}<script>(${hideHomes})()</script>`,
		html.slice(headEnd, partsEnd),
		html
			.slice(partsEnd, bodyEnd)
			.replace(wholeSheet, '<link disabled ')
			.replace(moduleScript, (_, text: string) => `<script type="text/plain" data-modules>${withoutIndents(text)}`),
		`<script>(${start})(${JSON.stringify(modules)},${JSON.stringify(marks)})</script>`,
		html.slice(bodyEnd),
	].join('');
}
