import type { AggregateOfferLeaf, RealEstateListingLeaf } from 'schema-dts';
import type { RecordLink } from '#app/record-link.ts';
import type { Project } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { absolute, type DescribedPage, pageFields, picture, pictures } from './described-page.ts';
import { plainText } from './plain-text.ts';
import { addressIn, count, geo, squareMetreRange } from './quantities.ts';

export type Prices = { low: number; high: number; currency: string; count: number };

type Details = {
	project: Project;
	photos: readonly Photo[];
	developer: RecordLink | null;
	area: RecordLink | null;
	location: RecordLink | null;
	amenities: readonly string[];
	/** As the page lists them; sizes in square metres. */
	unitTypes: readonly { name: string; count: number; size: { from: number; to: number } | null }[];
	/** Prices of units for sale, in one currency. */
	prices: Prices | null;
};

export function compound(page: DescribedPage, details: Details): RealEstateListingLeaf {
	const { project, photos, developer, area, location, amenities, unitTypes, prices } = details;
	const { name, summary, description } = project.translations[page.locale];
	return {
		...pageFields(page),
		'@type': 'RealEstateListing',
		...(photos[0] && { primaryImageOfPage: picture(page, photos[0]) }),
		mainEntity: {
			'@type': 'GatedResidenceCommunity',
			'@id': `${page.address}#compound`,
			name,
			description: plainText(description) || summary || page.description,
			address: addressIn(area?.text, location?.text),
			...(photos.length > 0 && { image: pictures(page, photos) }),
			...(project.coordinates && { geo: geo(project.coordinates) }),
			...(amenities.length > 0 && {
				amenityFeature: amenities.map((amenity) => ({ '@type': 'LocationFeatureSpecification' as const, name: amenity, value: true })),
			}),
			...(unitTypes.length > 0 && {
				accommodationFloorPlan: unitTypes.map((type) => ({
					'@type': 'FloorPlan' as const,
					name: type.name,
					numberOfAvailableAccommodationUnits: count(type.count),
					...(type.size && { floorSize: squareMetreRange(type.size.from, type.size.to) }),
				})),
			}),
		},
		...(prices && { offers: aggregateOffer(page, prices, developer) }),
	};
}

const aggregateOffer = (page: DescribedPage, prices: Prices, developer: RecordLink | null): AggregateOfferLeaf => ({
	'@type': 'AggregateOffer',
	url: page.address,
	lowPrice: prices.low,
	highPrice: prices.high,
	priceCurrency: prices.currency,
	offerCount: prices.count,
	availability: 'https://schema.org/InStock',
	...(developer && { offeredBy: { '@type': 'Organization', name: developer.text, url: absolute(page, developer.to) } }),
});
