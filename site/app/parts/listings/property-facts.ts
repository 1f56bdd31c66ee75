import type { PageRequest } from '#app/page-loader.ts';
import { recordLink } from '#app/record-link.ts';
import type { Property } from '#content/entities/listings.ts';
import { formatDelivery } from './delivery.ts';
import { createFormats } from './formats.ts';
import type { OwnMarket } from './market.ts';
import { computeMetrePrice } from './price-block-data.ts';

export type PropertyFact = { label: string; value: string; to: string | null };

/** Unknown facts have no line. */
export function propertyFacts(request: PageRequest, property: Property, market: OwnMarket | null): PropertyFact[] {
	const { t } = request;
	const { number, date, squareMetres, floor } = createFormats(request);
	const { bedrooms, bathrooms, finishing, view, furnished } = property;
	const project = property.project === null ? null : request.read.get('project', property.project);
	const metres = (area: number | null) => (area ? squareMetres(area) : null);
	const listed = property.listed_on ?? property.date_created;
	const plain: [string, string | null][] = [
		[t('property.type'), t(`type.${property.type}`)],
		[t('property.purpose'), t(property.purpose === 'rent' ? 'property.forRent' : 'property.forSale')],
		[t('property.bedrooms'), bedrooms ? number(bedrooms) : property.type === 'studio' ? t('find.studio') : null],
		[t('property.bathrooms'), bathrooms ? number(bathrooms) : null],
		[t(property.land_area ? 'property.builtUp' : 'find.label.size'), metres(property.built_up_area)],
		[t('property.garden'), metres(property.garden_area)],
		[t('property.roof'), metres(property.roof_area)],
		[t('property.land'), metres(property.land_area)],
		[t('property.floor'), property.floor === null ? null : floor(property.floor)],
		[t('property.finishing'), finishing && t(`finishing.${finishing}`)],
		[t('property.furnished'), furnished ? t('listing.yes') : null],
		[t('property.view'), view && t(`view.${view}`)],
		[t('property.delivery'), formatDelivery(request, property, 'records.readyNow')],
		...metrePrices(request, property, market),
	];
	const linked = [
		{ label: t('property.compound'), link: recordLink(request, 'project', property.project) },
		{ label: t('property.developer'), link: recordLink(request, 'developer', project?.developer ?? null) },
		{ label: t('property.area'), link: recordLink(request, 'area', property.area) },
	];
	const last: [string, string | null][] = [
		[t('property.reference'), property.reference || null],
		[t('listing.listedOn'), listed && date(listed, 'long')],
	];
	return [
		...plain.flatMap(asFact),
		...linked.flatMap(({ label, link }) => (link ? [{ label, value: link.text, to: link.to }] : [])),
		...last.flatMap(asFact),
	];
}

const asFact = ([label, value]: [string, string | null]): PropertyFact[] => (value ? [{ label, value, to: null }] : []);

function metrePrices(request: PageRequest, property: Property, market: OwnMarket | null): [string, string | null][] {
	const { money, moneyText } = createFormats(request);
	const own = computeMetrePrice(property);
	const text = (price: number | null) => (price ? moneyText(money(price, property.currency)) : null);
	return [
		[request.t('property.pricePerMetre'), text(own)],
		[request.t('listing.areaMedian'), text(own && (market?.median ?? null))],
	];
}
