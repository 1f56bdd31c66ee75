import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { bedroomsName, isOrMore } from '#app/parts/search/value-names.ts';
import type { Facets } from '#catalogue/counts/facets.ts';
import type { Filters } from '#catalogue/query.ts';
import type { RoomsGroup } from './filter-groups.ts';

const MOST = 5;

export function roomsGroup(request: PageRequest, { bedrooms = [] }: Filters, facets: Facets): RoomsGroup {
	const { t } = request;
	const { number } = createFormats(request);
	const andMore = (from: number) => [...facets.bedrooms].reduce((sum, [rooms, count]) => (rooms >= from ? sum + count : sum), 0);
	const options = Array.from({ length: MOST + 1 }, (_, rooms) => {
		const count = rooms === 0 ? (facets.bedrooms.get(0) ?? 0) : andMore(rooms);
		const isChosen = bedrooms.includes(rooms);
		return {
			value: String(rooms),
			text: rooms === 0 ? t('find.studio') : rooms === MOST ? `${number(MOST)}+` : number(rooms),
			spoken: bedroomsName(request, rooms),
			count: number(count),
			isChosen,
			isEmpty: count === 0 && !isChosen,
		};
	});
	return {
		kind: 'rooms',
		name: 'bedrooms',
		label: t('find.label.bedrooms'),
		any: t('find.any'),
		isOrMore: bedrooms.length === 0 || isOrMore(bedrooms),
		options,
		labels: { orMore: t('find.rooms.orMore'), bigger: t('find.rooms.bigger') },
	};
}
