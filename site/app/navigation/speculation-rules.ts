import { personalParts } from './page-address.ts';

const notLoaded = [...personalParts.map((part) => `/${part}`), 'preview='];

/** Links to other documents, such as the other language, except to personal and staff pages. */
const wholeDocuments = `a:is([hreflang],[target=_self]):not(${notLoaded.map((part) => `[href*="${part}"]`)})`;

/** Prefetch only, no prerender: a page nobody opened must not count as a view. Browsers skip it with data saving. */
export const speculationRules = {
	prefetch: [
		{
			source: 'document',
			where: { and: [{ href_matches: '/*' }, { selector_matches: wholeDocuments }] },
			eagerness: 'moderate',
		},
	],
};

/** Added by script instead of a header: without scripts nothing would set the language cookie of a prefetched page. */
export function addSpeculationRules(): void {
	document.head.append(
		Object.assign(document.createElement('script'), { type: 'speculationrules', text: JSON.stringify(speculationRules) }),
	);
}
