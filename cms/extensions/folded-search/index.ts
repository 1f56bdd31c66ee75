import { nationalDigits } from '../../../domain/counter/keys.ts';
import { foldText } from '../../../domain/words/folded-text.ts';
import type { Hook } from '../hook.ts';
import { folded } from '../names/fold-texts.ts';

/** Their numbers are kept as `+201001234567`. */
const withPhones: ReadonlySet<string> = new Set(['person', 'enquiry', 'listing_submission', 'job_application']);

type Query = { search?: string | null };

/** What staff type into the search of a list is looked for as its folded texts and numbers are written. Whose rows and columns these are is for Directus to say. */
const foldedSearch: Hook = ({ filter }, { services }) => {
	filter('items.query', (query: Query, { collection }) => foldSearch(query, collection));

	// Directus counts what it finds apart from reading it.
	const { filterCount } = services.MetaService.prototype;
	services.MetaService.prototype.filterCount = function (collection, query) {
		return filterCount.call(this, collection, foldSearch(query, collection));
	};
};

/** A number as it stands within a kept one, where somebody typed it with spaces or dashes; null for what is none. */
function readPhone(words: string): string | null {
	const digits = words.replace(/[\s().-]/g, '');
	return /^(?:\+|0)\d{5,}$/.test(digits) ? nationalDigits(digits.replace('+', '')) : null;
}

/** Vowel signs alone stay what they are: without words Directus would show every row. */
function foldSearch<T extends Query>(query: T, collection: string): T {
	if (!query.search || !folded.has(collection)) return query;
	const words = foldText(query.search) || query.search;
	return { ...query, search: (withPhones.has(collection) && readPhone(words)) || words };
}

export default foldedSearch;
