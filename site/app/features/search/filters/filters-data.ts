import type { PageRequest } from '#app/page-loader.ts';
import { fields } from '#app/parts/search/address.ts';
import type { UnreadAmounts } from '#app/parts/search/unread-amounts.ts';
import type { Facets } from '#catalogue/counts/facets.ts';
import type { Filters } from '#catalogue/query.ts';
import { filterGroups } from './filter-groups.ts';

export type FiltersData = ReturnType<typeof filtersData>;

/** The names of everything a form can send, as a canonical address orders them. */
const formOrder = [...fields.map(({ name }) => name), 'q', 'sort', 'view'].join(' ');

/** Every filter of a search with its counts, and what a form of them says. */
export function filtersData(request: PageRequest, filters: Filters, facets: Facets, unread: UnreadAmounts) {
	const { t } = request;
	return {
		...filterGroups(request, filters, facets, unread),
		order: formOrder,
		words: {
			any: t('find.any'),
			from: t('find.rangeFrom'),
			to: t('find.rangeTo'),
			apply: t('common.apply'),
			clear: t('find.clearAll'),
			close: t('common.close'),
		},
	};
}
