type Place = {
	selector: string;
	/** Nothing true can stand there: what does is not shown. */
	isCovered?: true;
	/** It reaches to the edge of the screen. */
	isWide?: true;
};

type Places = Record<string, Place>;

/** Where a field is on the page of its record. */
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

/** The same of records that stand first in a list. */
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

/** A string of CSS that ends neither itself nor the style around it. */
const quote = (text: string): string => `"${text.replace(/["\\<>\n\r]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Dashes around the places where something is missing, with its name on them. */
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
