import type { PageRequest } from '#app/page-loader.ts';
import { fields } from '#app/parts/search/address.ts';
import type { UnreadAmounts } from '#app/parts/search/unread-amounts.ts';
import type { Facets } from '#catalogue/counts/facets.ts';
import type { Filters } from '#catalogue/query.ts';
import { amountLabels } from './amount-labels.ts';
import { filterGroups } from './filter-groups.ts';
import { buildSections } from './filter-sections.ts';

export type FiltersData = ReturnType<typeof filtersData>;

/** Parameter names in the order of a canonical address. */
const formOrder = [...fields.map(({ name }) => name), 'q', 'sort', 'view'].join(' ');

export function filtersData(request: PageRequest, filters: Filters, facets: Facets, unread: UnreadAmounts) {
	const { t } = request;
	const { quick, further } = filterGroups(request, filters, facets, unread);
	const groups = { quick, further: further() };
	return {
		...groups,
		sections: buildSections(request, filters, [...groups.quick, ...groups.further]),
		order: formOrder,
		labels: {
			any: t('find.any'),
			from: t('find.rangeFrom'),
			to: t('find.rangeTo'),
			...amountLabels(request),
			apply: t('common.apply'),
			clear: t('find.clearAll'),
			clearOne: t('find.clear'),
			close: t('common.close'),
		},
	};
}
