type Place = {
	selector: string;
	/** A stand-in value is there, so it is hidden. */
	isCovered?: true;
	/** It spans the full width of the screen. */
	isWide?: true;
};

type Places = Record<string, Place>;

/** Selectors of fields on a record's own page. */
const places: Places = {
	name: { selector: '#main h1' },
	title: { selector: '#main h1' },
	images: { selector: '#photos > :is(span, div)', isWide: true },
	type: { selector: '#main p:has(+ h1)', isCovered: true },
	area: { selector: '#main h1 + p', isCovered: true },
	price: { selector: '[data-beside-bar] > div:first-child', isCovered: true },
	photo: { selector: '#main header:has(> span + div > h1)' },
	logo: { selector: '#main header:has(> span + div > h1)' },
};

/** Selectors of fields of a record that is first in a list. */
const listed: Record<string, Places> = {
	offer: {
		name: { selector: '[id^="offer-"]:first-child h3' },
		image: { selector: '[id^="offer-"]:first-child > article > div:first-child', isWide: true },
	},
	testimonial: {},
};

const dashed = 'position:relative;min-block-size:3rem;outline:2px dashed #b7791f;border-radius:8px';
const label =
	'position:absolute;inset-inline-end:12px;z-index:2;padding:1px 10px;border-radius:99px;white-space:nowrap;background:#7a4d06;color:#fff;font-size:12px;font-weight:500;line-height:1.7;letter-spacing:0';

/** A CSS string that cannot break out of its quotes or the style element. */
const quote = (text: string): string => `"${text.replace(/["\\<>\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Dashed outlines with labels where something is missing. */
export function gapRules(collection: string, missing: readonly { field: string; says: string }[]): string {
	const known = listed[collection] ?? places;
	return missing
		.flatMap(({ field, says }) => {
			const place = known[field];
			return place ? [ruleFor(place, says)] : [];
		})
		.join('\n');
}

function ruleFor({ selector, isCovered, isWide }: Place, says: string): string {
	const [offset, top] = isWide ? ['-8px', '16px'] : ['6px', '-1.25rem'];
	return [
		`${selector}{${dashed};outline-offset:${offset}${isCovered ? ';color:transparent' : ''}}`,
		`${selector}::before{content:${quote(says)};${label};inset-block-start:${top}}`,
		...(isCovered ? [`${selector} > :is(a,div,form,span){display:none}`] : []),
	].join('\n');
}
