const ELEMENTS = new Set(
	`g path circle ellipse rect line polyline polygon defs symbol use linearGradient radialGradient stop clipPath mask pattern
	animate animateTransform animateMotion mpath set filter feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset`.split(
		/\s+/,
	),
);
const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const LONGEST = 50_000;

/**
 * Rebuilds an SVG from allowed elements and attributes; drops scripts, event handlers, foreign objects, links and external resources. Null
 * when it is not well-formed.
 */
export function sanitiseSvg(body: string): string | null {
	if (body.length > LONGEST) return null;
	const open: { name: string; kept: boolean }[] = [];
	let written = '';
	for (let at = body.indexOf('<'); at !== -1; at = body.indexOf('<', TAG.lastIndex)) {
		TAG.lastIndex = at;
		const [, closing, name = '', attributes = '', empty] = TAG.exec(body) ?? [];
		if (!name) return null;
		if (closing) {
			const opened = open.pop();
			if (opened?.name !== name || attributes) return null;
			if (opened.kept) written += `</${name}>`;
			continue;
		}
		const kept = (open.at(-1)?.kept ?? true) && ELEMENTS.has(name) && !animatesWhatIsRefused(attributes);
		if (kept) written += `<${name}${cleanAttributes(attributes)}${empty}>`;
		if (!empty) open.push({ name, kept });
	}
	return open.length === 0 && written ? written : null;
}

function cleanAttributes(attributes: string): string {
	return [...attributes.matchAll(ATTRIBUTE)]
		.map(([, name = '', double, single]) => ({ name, value: double ?? single ?? '' }))
		.filter(({ name, value }) => isHarmless(name, value))
		.map(({ name, value }) => ` ${name}="${value}"`)
		.join('');
}

/** Entities are rejected, because they could hide what is checked here. */
function isHarmless(name: string, value: string): boolean {
	if (/^on|^style$/i.test(name) || /["'<>&\\]/.test(value)) return false;
	if (/href$/i.test(name)) return /^#[\w-]+$/.test(value);
	return !name.includes(':') && !/url\(\s*(?!#)/i.test(value);
}

/** `<set attributeName="href" to="…">` could restore a removed attribute. */
const animatesWhatIsRefused = (attributes: string): boolean =>
	[...attributes.matchAll(ATTRIBUTE)].some(
		([, name = '', double, single]) => /^attributename$/i.test(name) && /[^a-z-]|href|^on|^style$/i.test(double ?? single ?? ''),
	);
