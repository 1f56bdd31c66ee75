import { createContext, runInContext } from 'node:vm';
import { Parser } from 'htmlparser2';

/** What somebody would run in a visitor's browser. */
const CALL = 'tripwire()';

/** Markup that ends whatever it may stand in, and is short enough for a field of one line. */
export const MARKUP = `"'></title></script><script>${CALL}</script><details open ontoggle=${CALL}><img src=x onerror=${CALL}><a href=javascript:${CALL}>`;
export const SCRIPT_ADDRESS = `javascript:${CALL}`;

const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcset', 'ping', 'background']);
const isScriptAddress = (value: string) => /^(?:\d+;url=)?(?:javascript|vbscript|data:text)/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
const isData = (type = '') => /json|text\/plain/.test(type);

/** Everything in a document that a browser would run and that calls the tripwire, and every handler and script address whatever it calls. */
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

/** The text stands in a string of the page's own data, or it is run. */
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
		// It asks for more than there is here.
	}
	return isCalled;
}

/** The same of a feed: its elements, and the documents in its texts. */
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

/** By what an answer says it is; what a browser takes for no document runs nothing. */
export function findRunnableInAnswer(type: string, text: string): string[] {
	if (type.includes('html')) return findRunnable(text);
	if (/xml/.test(type)) return findRunnableInFeed(text);
	return [];
}
