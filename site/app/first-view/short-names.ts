import { escapeMarkup } from '#domain/escape-markup.ts';
import type { Rewrite } from './rewrite-attributes.ts';
import { findAll, readClasses, type Sheet } from './used-styles.ts';

/** Utility class → its short name in documents. */
type ShortNames = ReadonlyMap<string, string>;

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\[^0-9a-f]|[-\w])+)/gi;
const readName = (name: string) =>
	name.replace(
		/\\(?:([0-9a-f]{1,6}) ?|(.))/gi,
		(_, code?: string, sign?: string) => sign ?? String.fromCodePoint(Number.parseInt(code ?? '', 16)),
	);

/** Names that scripts or other selectors refer to are not shortened. */
const kept = /^(?:(?:below-fold|tracking-num)$|tone-|(?:group|peer)(?:$|\/))/;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const pairs = [...letters].flatMap((first) => [...letters, ...'0123456789'].map((second) => first + second));

/** `aa`, `ab` … for every class that only occurs in utility rules. */
export function chooseShortNames(sheet: Sheet): ShortNames {
	const isUtilities = (node: Sheet[number]) => node.kind === 'group' && node.prelude === '@layer utilities';
	const taken = new Set(findNames(sheet.filter((node) => !isUtilities(node))));
	const long = new Set(findNames(sheet.filter(isUtilities)).filter((name) => !taken.has(name) && !kept.test(name)));
	const short = pairs.filter((name) => !taken.has(name) && !long.has(name));
	return new Map([...long].flatMap((name, index) => (short[index] ? [[name, short[index]]] : [])));
}

const findNames = (sheet: Sheet): string[] =>
	findAll(sheet, 'rule').flatMap(({ prelude }) => [...prelude.matchAll(className)].map(([, name = '']) => readName(name)));

export function shortenSheet(sheet: Sheet, names: ShortNames): Sheet {
	return sheet.map((node) => {
		if (node.kind === 'group') return { ...node, children: shortenSheet(node.children, names) };
		if (node.kind !== 'rule') return node;
		const prelude = node.prelude.replace(className, (found, name: string) => {
			const short = names.get(readName(name));
			return short ? `.${short}` : found;
		});
		const needs = node.needs.map((classes) => classes.map((name) => names.get(name) ?? name));
		return { ...node, prelude, text: prelude + node.text.slice(node.prelude.length), needs };
	});
}

/** Bounds the cache: class lists of templates repeat, those in content do not. */
const MOST_KEPT = 5000;

/** Scripts render with the long names, from the full sheet; an element never mixes both. */
export function createShortener(names: ShortNames) {
	const kept = new Map<string, { attribute: string; classes: string[] }>();

	function shorten(value: string) {
		const known = kept.get(value);
		if (known) return known;
		const classes = readClasses(value).map((name) => names.get(name) ?? name);
		const made = { attribute: ` class="${classes.map(escapeMarkup).join(' ')}"`, classes };
		if (kept.size < MOST_KEPT) kept.set(value, made);
		return made;
	}

	/** For one document: shortens, and notes its classes. */
	return (): { rewrite: Rewrite; classes: () => ReadonlySet<string> } => {
		const used = new Set<ReturnType<typeof shorten>>();
		return {
			rewrite(value) {
				const known = shorten(value);
				used.add(known);
				return known.attribute;
			},
			classes: () => new Set([...used].flatMap(({ classes }) => classes)),
		};
	};
}
