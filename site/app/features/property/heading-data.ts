import type { PageRequest } from '#app/page-loader.ts';
import { formatDelivery } from '#app/parts/listings/delivery.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';

export type Heading = { kicker: string; name: string; place: string; seeOnMap: string | null };
export type Spec = {
	kind: 'bedrooms' | 'bathrooms' | 'size' | 'garden' | 'delivery' | 'floor' | 'finishing';
	value: string;
	label: string;
};

export function buildHeading(request: PageRequest, property: Property, hasMap: boolean): Heading {
	const { read, locale, t } = request;
	const project = property.project === null ? null : read.get('project', property.project);
	const developer = project && property.market === 'primary' ? read.get('developer', project.developer) : null;
	const area = read.get('area', property.area);
	const location = area && read.get('location', area.location);
	const names = (records: ({ translations: Record<typeof locale, { name: string }> } | null)[]) =>
		records.flatMap((record) => (record ? [record.translations[locale].name] : []));
	return {
		kicker: [
			t(`type.${property.type}`),
			property.purpose === 'rent' ? t('property.forRent') : t(`property.${property.market}`),
			...names([developer]),
		].join(' · '),
		name: property.translations[locale].name,
		place: names([project, area, location]).join(locales[locale].comma),
		seeOnMap: hasMap ? t('listing.seeOnMap') : null,
	};
}

const CELLS = 4;

/** The first four facts that are known, by importance. */
export function buildSpecs(request: PageRequest, property: Property): Spec[] {
	const { t } = request;
	const { number, floor } = createFormats(request);
	const { bedrooms, bathrooms, built_up_area, land_area, garden_area, finishing } = property;
	const size = built_up_area ?? land_area;
	const delivery = formatDelivery(request, property, 'listing.readyNow');
	const first: (Spec | null)[] = [
		bedrooms ? { kind: 'bedrooms', value: number(bedrooms), label: t('listing.bedrooms', { count: bedrooms }) } : null,
		bathrooms ? { kind: 'bathrooms', value: number(bathrooms), label: t('listing.bathrooms', { count: bathrooms }) } : null,
		size
			? { kind: 'size', value: number(size), label: t(!built_up_area ? 'listing.land' : land_area ? 'listing.builtUp' : 'listing.size') }
			: null,
		property.purpose === 'sale' ? { kind: 'delivery', value: delivery, label: t('listing.delivery') } : null,
	];
	const others: (Spec | null)[] = [
		garden_area ? { kind: 'garden', value: number(garden_area), label: t('listing.garden') } : null,
		property.floor !== null ? { kind: 'floor', value: floor(property.floor), label: t('listing.floorIs') } : null,
		finishing ? { kind: 'finishing', value: t(`finishing.${finishing}`), label: t('listing.finishingIs') } : null,
	];
	const known = first.filter((spec) => spec !== null);
	return [...known, ...others.filter((spec) => spec !== null).slice(0, CELLS - known.length)];
}
