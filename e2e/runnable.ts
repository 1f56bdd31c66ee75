import { createContext, runInContext } from 'node:vm';
import { Parser } from 'htmlparser2';

/** The marker of executed script in these tests. */
const CALL = 'tripwire()';

/** Breaks out of any context, and fits into a single-line field. */
export const MARKUP = `"'></title></script><script>${CALL}</script><details open ontoggle=${CALL}><img src=x onerror=${CALL}><a href=javascript:${CALL}>`;
export const SCRIPT_ADDRESS = `javascript:${CALL}`;

const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcset', 'ping', 'background']);
const isScriptAddress = (value: string) => /^(?:\d+;url=)?(?:javascript|vbscript|data:text)/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
const isData = (type = '') => /json|text\/plain/.test(type);

/** Scripts that call the tripwire, and all event handlers and javascript: addresses. */
export function findRunnable(text: string, options: { xmlMode?: boolean } = {}): string[] {
	const found: string[] = [];
	let script: string | null = null;
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				for (const [attribute, value] of Object.entries(attributes)) {
					if (/^on/.test(attribute)) found.push(`<${name} ${attribute}="${value}">`);
					const isAddress = addresses.has(attribute) || (attribute === 'content' && 'http-equiv' in attributes);
					if (isAddress && isScriptAddress(value)) found.push(`<${name} ${attribute}="${value}">`);
					if (attribute === 'srcdoc') found.push(...findRunnable(value));
				}
				script = name === 'script' && !isData(attributes['type']) ? '' : null;
			},
			ontext(part) {
				if (script !== null) script += part;
			},
			onclosetag() {
				if (script?.includes(CALL) && callsTripwire(script)) found.push(`<script>${script.slice(0, 200)}`);
				script = null;
			},
		},
		options,
	);
	parser.end(text);
	return found;
}

/** Runs the script: the text may also be harmless, inside a string of the page's data. */
function callsTripwire(script: string): boolean {
	let isCalled = false;
	const anything: object = new Proxy(() => {}, {
		get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
		apply: () => anything,
		construct: () => anything,
	});
	const page = { window: anything, document: anything, self: anything, navigator: anything, location: anything, localStorage: anything };
	const tripwire = () => {
		isCalled = true;
	};
	try {
		runInContext(script, createContext({ ...page, tripwire }), { timeout: 1000 });
	} catch {
		// The script needs more than is available here.
	}
	return isCalled;
}

/** For feeds: their elements, and the HTML in their texts. */
export function findRunnableInFeed(text: string): string[] {
	const found = findRunnable(text, { xmlMode: true });
	let isMarkup = false;
	let content = '';
	const parser = new Parser(
		{
			onopentag: (name, { type }) => {
				isMarkup = type === 'html' || ['description', 'content:encoded'].includes(name);
				content = '';
			},
			ontext: (part) => {
				content += part;
			},
			onclosetag: () => {
				if (isMarkup) found.push(...findRunnable(content));
				isMarkup = false;
			},
		},
		{ xmlMode: true },
	);
	parser.end(text);
	return found;
}

/** By content type: types that browsers do not render cannot run anything. */
export function findRunnableInAnswer(type: string, text: string): string[] {
	if (type.includes('html')) return findRunnable(text);
	if (/xml/.test(type)) return findRunnableInFeed(text);
	return [];
}
