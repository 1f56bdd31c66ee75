/** A parsed style sheet; each rule lists the classes it needs. */
export type Sheet = Node[];
type Node =
	| { kind: 'group'; prelude: string; children: Node[] }
	| { kind: 'rule'; prelude: string; text: string; needs: string[][] }
	| { kind: 'keyframes'; name: string; text: string }
	| { kind: 'other'; text: string };

const groups = /^@(?:media|supports|layer|container)\b/;
const className = /\.((?:\\[0-9a-f]{1,6} ?|[-\w]|[^\p{ASCII}])+)/giu;
const escapedSign = /\\([^0-9a-f])/gi;
const escapedCode = /\\([0-9a-f]{1,6}) ?/gi;

export function readSheet(css: string): Sheet {
	const nodes: Node[] = [];
	let start = 0;
	for (let at = 0; at < css.length; at++) {
		const sign = css[at];
		if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
		else if (css.startsWith('/*', at)) at = css.indexOf('*/', at) + 1;
		else if (sign === ';') {
			nodes.push({ kind: 'other', text: css.slice(start, at + 1) });
			start = at + 1;
		} else if (sign === '{') {
			const end = findEnd(css, at);
			nodes.push(readBlock(css.slice(start, at), css.slice(at + 1, end)));
			at = end;
			start = end + 1;
		}
	}
	return nodes;
}

function readBlock(before: string, body: string): Node {
	const prelude = before.replace(/\/\*.*?\*\//gs, '').trim();
	const text = `${prelude}{${body}}`;
	if (groups.test(prelude)) return { kind: 'group', prelude, children: readSheet(body) };
	const [, animation] = /^@keyframes (.+)/.exec(prelude) ?? [];
	if (animation) return { kind: 'keyframes', name: animation, text };
	return prelude.startsWith('@')
		? { kind: 'other', text }
		: { kind: 'rule', prelude, text, needs: splitSelectors(prelude).map(findClasses) };
}

function findEnd(css: string, open: number): number {
	let depth = 0;
	for (let at = open; at < css.length; at++) {
		const sign = css[at];
		if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
		else if (sign === '{') depth++;
		else if (sign === '}' && --depth === 0) return at;
	}
	throw new Error('A block of the style sheet has no end');
}

/** Ignores what is in parentheses, such as `:not()` and `:is()`. */
function splitSelectors(prelude: string): string[] {
	let depth = 0;
	const outside = (
		prelude.replace(escapedSign, (_, sign: string) => `\\${sign.codePointAt(0)?.toString(16)} `).match(/[()]|[^()]+/g) ?? []
	).filter((part) => {
		if (part === '(') depth++;
		if (part === ')') depth--;
		return depth === 0 && part !== ')';
	});
	return outside.join('').split(',');
}

const findClasses = (selector: string): string[] =>
	[...selector.matchAll(className)].map(([, name = '']) =>
		name.replace(escapedCode, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
	);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes what React escapes in an attribute. */
export const readEntities = (value: string): string =>
	value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity] ?? '');

export const readClasses = (value: string): string[] =>
	readEntities(value)
		.split(/\s+/)
		.filter((name) => name !== '');

type Keyframes = Extract<Node, { kind: 'keyframes' }>;

/** Pages of one kind have the same classes; the rules of a page are some 60 kB. */
const MOST_KEPT = 64;

/** The rules of a sheet that a document with these classes can need. */
export function createUsedStyles(sheet: Sheet): (classes: ReadonlySet<string>) => string {
	const keyframes = findAll(sheet, 'keyframes');
	const animations = new Map<Node, Keyframes[]>();
	for (const rule of findAll(sheet, 'rule')) {
		const named = keyframes.filter(({ name }) => rule.text.includes(name));
		if (named.length > 0) animations.set(rule, named);
	}
	const kept = new Map<string, string>();
	return (classes) => {
		const key = [...classes].sort().join(' ');
		const known = kept.get(key);
		if (known !== undefined) return known;
		if (kept.size === MOST_KEPT) kept.clear();
		const rules = selectRules(classes);
		kept.set(key, rules);
		return rules;
	};

	function selectRules(classes: ReadonlySet<string>): string {
		const isUsed = (needs: string[][]) => needs.some((names) => names.every((name) => classes.has(name)));
		const animated = new Set<Keyframes>();
		const select = (nodes: Sheet): string => {
			let text = '';
			for (const node of nodes) {
				if (node.kind === 'other') text += node.text;
				else if (node.kind === 'rule' && isUsed(node.needs)) {
					text += node.text;
					for (const one of animations.get(node) ?? []) animated.add(one);
				} else if (node.kind === 'group') {
					const children = select(node.children);
					// Keeps empty layers, whose position decides the order.
					if (children || node.prelude.startsWith('@layer')) text += `${node.prelude}{${children}}`;
				}
			}
			return text;
		};
		const rules = select(sheet);
		return rules + keyframes.flatMap((one) => (animated.has(one) ? [one.text] : [])).join('');
	}
}

export const findAll = <Kind extends Node['kind']>(sheet: Sheet, kind: Kind): Extract<Node, { kind: Kind }>[] =>
	sheet.flatMap((node) =>
		node.kind === kind ? [node as Extract<Node, { kind: Kind }>] : node.kind === 'group' ? findAll(node.children, kind) : [],
	);
