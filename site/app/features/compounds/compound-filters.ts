import type { PageRequest } from '#app/page-loader.ts';
import { cheapestIn } from '#app/parts/listings/units.ts';
import type { ListFilter } from '#app/parts/page/list-filters.tsx';
import { pounds } from '#app/parts/search/value-names.ts';
import type { Project } from '#content/entities/listings.ts';

const PRICE_STEPS = [4_000_000, 6_000_000, 8_000_000, 12_000_000, 20_000_000];
const sorts = ['newest', 'price', 'delivery', 'name'] as const;

/** Sorts after every date, and is not among the years to choose from. */
const UNKNOWN = '9999';

type Row = { project: Project; location: number; name: string; price: number | null; delivery: string };

function buildRows(request: PageRequest): Row[] {
	const { read, locale } = request;
	return read.list('project').map((project) => {
		const { primary, resale } = cheapestIn(request, project);
		const cheapest = primary ?? resale;
		return {
			project,
			location: read.get('area', project.area)?.location ?? 0,
			name: project.translations[locale].name,
			price: cheapest?.currency === 'EGP' ? cheapest.price : null,
			delivery: project.ready ? 'ready' : (project.delivery_date ?? UNKNOWN),
		};
	});
}

const order: Record<(typeof sorts)[number], (a: Row, b: Row) => number> = {
	newest: () => 0,
	price: (a, b) => (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY) || 0,
	delivery: (a, b) => Number(b.delivery === 'ready') - Number(a.delivery === 'ready') || a.delivery.localeCompare(b.delivery),
	name: (a, b) => a.name.localeCompare(b.name),
};

/** Ignores a filter value that no compound has. */
export function findCompounds(request: PageRequest): { projects: Project[]; filters: ListFilter[]; active: string[] } {
	const { url, t, read, locale } = request;
	const rows = buildRows(request);
	const readYear = ({ delivery }: Row) => (delivery === 'ready' ? 'ready' : delivery.slice(0, 4));
	const named = (kind: 'location' | 'developer', ids: Iterable<number>) =>
		read.many(kind, [...new Set(ids)]).map(({ id, translations }) => ({ value: String(id), text: translations[locale].name }));
	const years = [...new Set(rows.map(readYear))].filter((year) => year !== 'ready' && year !== UNKNOWN).sort();
	const filters: (ListFilter & { holds: (row: Row, value: string) => boolean })[] = [
		{
			...filter('location', [
				{ value: '', text: t('compounds.anyLocation') },
				...named(
					'location',
					rows.map(({ location }) => location),
				),
			]),
			holds: ({ location }, value) => String(location) === value,
		},
		{
			...filter('developer', [
				{ value: '', text: t('compounds.anyDeveloper') },
				...named(
					'developer',
					rows.map(({ project }) => project.developer),
				),
			]),
			holds: ({ project }, value) => String(project.developer) === value,
		},
		{
			...filter('delivery', [
				{ value: '', text: t('compounds.anyDelivery') },
				{ value: 'ready', text: t('property.ready') },
				...years.map((value) => ({ value, text: value })),
			]),
			holds: (row, value) => readYear(row) === value,
		},
		{
			...filter('price', [
				{ value: '', text: t('compounds.anyPrice') },
				...PRICE_STEPS.map((step) => ({ value: String(step), text: t('find.upTo', { to: pounds(request)(step) }) })),
			]),
			holds: ({ price }, value) => price !== null && price <= Number(value),
		},
	];
	const sort = filter(
		'sort',
		sorts.map((value, index) => ({ value: index ? value : '', text: t(`compounds.sort.${value}`) })),
	);
	const kept = rows.filter((row) => filters.every(({ value, holds }) => !value || holds(row, value)));
	return {
		projects: kept.sort(order[sorts.find((value) => value === sort.value) ?? 'newest']).map(({ project }) => project),
		filters: [...filters.map(({ holds: _, ...shown }) => shown), sort],
		active: [...filters, sort].filter(({ value }) => value).map(({ name }) => name),
	};

	function filter(name: 'location' | 'developer' | 'delivery' | 'price' | 'sort', options: ListFilter['options']): ListFilter {
		const asked = url.searchParams.get(name) ?? '';
		return {
			name,
			label: t(`compounds.${name === 'sort' ? 'sortBy' : name}`),
			value: options.some(({ value }) => value === asked) ? asked : '',
			options,
		};
	}
}
