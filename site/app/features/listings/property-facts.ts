import type { Property } from '../../../../content/entities/listings.ts';
import { addressOf } from '../../addresses.ts';
import type { PageRequest } from '../../page-loader.ts';
import { formatsOf } from './formats.ts';

export type PropertyFact = { label: string; value: string | null; to?: string | null };

/** The ledger of a property's page. */
export function propertyFacts(request: PageRequest, property: Property): PropertyFact[] {
	const { read, locale, t } = request;
	const { number, date, money } = formatsOf(request);
	const metres = (area: number | null) => (area ? t('property.squareMetres', { area: number(area) }) : null);
	const named = (kind: 'project' | 'area' | 'developer' | 'agent', id: number | null) => {
		const record = id === null ? null : read.get(kind, id);
		return { value: record?.translations[locale].name ?? null, to: record && addressOf(kind, record, locale) };
	};
	const project = property.project === null ? null : read.get('project', property.project);
	const perMetre =
		property.built_up_area && property.purpose === 'sale' ? money(property.price / property.built_up_area, property.currency) : null;
	return [
		{ label: t('property.reference'), value: property.reference },
		{ label: t('property.purpose'), value: t(property.purpose === 'sale' ? 'property.forSale' : 'property.forRent') },
		{ label: t('property.market'), value: t(`property.${property.market}`) },
		{ label: t('property.type'), value: t(`type.${property.type as 'villa'}`) },
		{
			label: t('property.pricePerMetre'),
			value: perMetre && (locale === 'ar' ? `${perMetre.amount} ${perMetre.currency}` : `${perMetre.currency} ${perMetre.amount}`),
		},
		{ label: t('property.bedrooms'), value: property.bedrooms === null ? null : number(property.bedrooms) },
		{ label: t('property.bathrooms'), value: property.bathrooms === null ? null : number(property.bathrooms) },
		{ label: t('property.builtUp'), value: metres(property.built_up_area) },
		{ label: t('property.garden'), value: metres(property.garden_area) },
		{ label: t('property.roof'), value: metres(property.roof_area) },
		{ label: t('property.land'), value: metres(property.land_area) },
		{ label: t('property.floor'), value: property.floor === null ? null : number(property.floor) },
		{ label: t('property.finishing'), value: property.finishing && t(`finishing.${property.finishing as 'lux'}`) },
		{ label: t('property.view'), value: property.view && t(`view.${property.view as 'sea'}`) },
		{
			label: t('property.delivery'),
			value: property.ready || !property.delivery_date ? t('records.readyNow') : date(property.delivery_date, 'month'),
		},
		{ label: t('property.compound'), ...named('project', property.project) },
		{ label: t('property.developer'), ...named('developer', project?.developer ?? null) },
		{ label: t('property.area'), ...named('area', property.area) },
		{ label: t('property.agent'), ...named('agent', property.agent) },
	].filter(({ value }) => value !== null);
}
