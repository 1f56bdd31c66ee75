import { CHOSEN_CLUSTER, parseId, recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { convertedText } from '#app/parts/exchange/exchange-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { byMarket, type UnitType } from '#app/parts/listings/units.ts';
import { searchAddress } from '#app/parts/search/search-address.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { Cluster } from '#content/entities/compound-parts.ts';
import type { Project, Property } from '#content/entities/listings.ts';
import type { Market } from '#domain/vocabulary.ts';

/** More than these are behind a link to the search. */
const MOST_UNITS = 8;
const PLAN_WIDTH = 1536;

export type AvailabilityData = ReturnType<typeof buildAvailability>;

/** Null where the compound has no such cluster. */
export function readChosenCluster({ url }: PageRequest, clusters: readonly Cluster[]): Cluster | null {
	const asked = parseId(url.searchParams.get(CHOSEN_CLUSTER) ?? '');
	return clusters.find(({ id }) => id === asked) ?? null;
}

/** Units for sale by market and type, the cheapest first. */
export function buildAvailability(request: PageRequest, project: Project, units: readonly Property[], clusters: readonly Cluster[]) {
	const { t, locale } = request;
	const chosen = readChosenCluster(request, clusters);
	const shown = chosen ? units.filter(({ cluster }) => cluster === chosen.id) : units;
	const names = new Map(clusters.map(({ id, translations }) => [id, translations[locale].name]));
	return {
		title: t('inventory.types'),
		empty: units.length === 0 ? t('inventory.soldOut') : shown.length === 0 ? t('inventory.noneHere') : null,
		chosen: chosen && {
			text: t('inventory.only', { name: chosen.translations[locale].name, units: t('count.units', { count: shown.length }) }),
			all: { to: `${recordAddress('project', project, locale)}#homes`, text: t('inventory.allClusters') },
		},
		columns: {
			from: t('compound.from'),
			unit: t('inventory.unit'),
			size: t('inventory.size'),
			floor: t('property.floor'),
			price: t('property.price'),
			plan: t('inventory.plan'),
		},
		markets: byMarket(shown).map(({ market, types }) => ({
			market,
			title: t(`market.title.${market}`),
			types: types.map((type, index) => buildType(request, project, { market, type, names, isOpen: chosen !== null || index === 0 })),
		})),
	};
}

type Group = { market: Market; type: UnitType; names: Map<number, string>; isOpen: boolean };

function buildType(request: PageRequest, project: Project, { market, type: group, names, isOpen }: Group) {
	const { t, locale } = request;
	const { squareMetres, money } = createFormats(request);
	const { type, units, cheapest, smallest, largest } = group;
	return {
		type,
		name: t(`typePlural.${type}`),
		count: t('count.units', { count: units.length }),
		from: money(cheapest.price, cheapest.currency),
		converted: convertedText(request, cheapest.price, cheapest.currency),
		sizes: smallest === null || largest === null ? null : squareMetres(smallest, largest),
		isOpen,
		units: units.slice(0, MOST_UNITS).map((unit) => buildUnit(request, unit, names)),
		more: {
			to: searchAddress(locale, { purpose: 'sale', market, compounds: [project.id], types: [type] }),
			text: t('inventory.inSearch', { count: units.length }),
		},
	};
}

function buildUnit(request: PageRequest, unit: Property, names: Map<number, string>) {
	const { t, locale, read } = request;
	const formats = createFormats(request);
	const size = unit.built_up_area ?? unit.land_area;
	const plan = read.photo(unit.floor_plan, locale);
	return {
		id: unit.id,
		to: recordAddress('property', unit, locale),
		name: unit.bedrooms ? t('count.bedrooms', { count: unit.bedrooms }) : t(`type.${unit.type}`),
		reference: unit.reference || null,
		cluster: names.get(unit.cluster ?? 0) ?? null,
		size: size ? formats.squareMetres(size) : null,
		floor: unit.floor === null ? null : formats.floor(unit.floor),
		onFloor: unit.floor === null ? null : formats.onFloor(unit.floor),
		price: formats.money(unit.price, unit.currency),
		plan: plan && { href: photoAddress(plan, PLAN_WIDTH), label: t('inventory.planOf', { reference: unit.reference }) },
	};
}
