import { nationalDigits } from '../../../domain/counter/keys.ts';
import { foldText } from '../../../domain/words/folded-text.ts';
import type { Hook } from '../hook.ts';
import { folded } from '../names/fold-texts.ts';

/** Their numbers are stored as `+201001234567`. */
const withPhones: ReadonlySet<string> = new Set(['person', 'enquiry', 'listing_submission', 'job_application']);

type Query = { search?: string | null };

/** Rewrites what staff type into a list's search to match folded texts and stored numbers. Directus still checks rights on rows and columns. */
const foldedSearch: Hook = ({ filter }, { services }) => {
	filter('items.query', (query: Query, { collection }) => foldSearch(query, collection));

	// Directus counts matches separately from reading them.
	const { filterCount } = services.MetaService.prototype;
	services.MetaService.prototype.filterCount = function (collection, query) {
		return filterCount.call(this, collection, foldSearch(query, collection));
	};
};

/** The digits of a typed number, as they occur in a stored one; null if it is not a number. */
function readPhone(words: string): string | null {
	const digits = words.replace(/[\s().-]/g, '');
	return /^(?:\+|0)\d{5,}$/.test(digits) ? nationalDigits(digits.replace('+', '')) : null;
}

/** Text that folds to nothing is kept: with an empty search Directus would show every row. */
function foldSearch<T extends Query>(query: T, collection: string): T {
	if (!query.search || !folded.has(collection)) return query;
	const words = foldText(query.search) || query.search;
	return { ...query, search: (withPhones.has(collection) && readPhone(words)) || words };
}

export default foldedSearch;
