import type { PageRequest } from '#app/page-loader.ts';
import { resultPhrases } from '#app/parts/search/result-phrases.ts';
import { rangeName } from '#app/parts/search/value-names.ts';
import { withoutGroup } from '#catalogue/match/groups.ts';
import { namesMeans } from '#catalogue/means.ts';
import type { Filters, Range } from '#catalogue/query.ts';
import { groupDigits } from '#domain/digits.ts';
import { amountLabels, formatAmount } from './amount-labels.ts';

/** `EGP 4 million – 9 million`, with the number of homes and how many of them the visitor can afford. */
export function describePriceRange(request: PageRequest, filters: Filters, price: Range): { range: string; counts: string | null } {
	const { t, site } = request;
	const { count } = resultPhrases(request, filters);
	const labels = amountLabels(request);
	const say = (amount: number) => t('find.pounds', { amount: formatAmount(amount, labels) || groupDigits(String(amount)) });
	const total = site.search.catalogue.count(filters);
	const all = filters.purpose !== 'rent' && namesMeans(filters) ? site.search.catalogue.count(withoutGroup(filters, 'pay')) : null;
	return {
		range: rangeName(request, price, say),
		counts: all === null ? null : t('find.ofThemPayable', { all: count('count', all), count: total }),
	};
}
