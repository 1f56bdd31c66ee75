import { personalParts } from './page-address.ts';

const notLoaded = [...personalParts.map((part) => `/${part}`), 'preview='];

/** Links that the browser follows by itself, as the router has no page in another language; none to what is one visitor's, or staff's. */
const wholeDocuments = `a:is([hreflang],[target=_self]):not(${notLoaded.map((part) => `[href*="${part}"]`)})`;

/** Documents are only loaded, never run: a page that nobody has opened counts no view. The browser leaves them where data is saved. */
export const speculationRules = {
	prefetch: [
		{
			source: 'document',
			where: { and: [{ href_matches: '/*' }, { selector_matches: wholeDocuments }] },
			eagerness: 'moderate',
		},
	],
};

/** By script and not by header: where no script runs, nothing would remember the language of a document that was loaded ahead. */
export function addSpeculationRules(): void {
	document.head.append(
		Object.assign(document.createElement('script'), { type: 'speculationrules', text: JSON.stringify(speculationRules) }),
	);
}
