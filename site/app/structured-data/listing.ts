import type {
	AccommodationLeaf,
	ApartmentLeaf,
	HouseLeaf,
	OfferLeaf,
	PlaceLeaf,
	RealEstateListingLeaf,
	SingleFamilyResidenceLeaf,
} from 'schema-dts';
import type { RecordLink } from '#app/record-link.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { cairoToday } from '#domain/cairo.ts';
import { absolute, type DescribedPage, pageFields, picture, pictures } from './described-page.ts';
import { publisher } from './organization.ts';
import { plainText } from './plain-text.ts';
import { addressIn, geo, squareMetres } from './quantities.ts';

type Details = {
	property: Property;
	photos: readonly Photo[];
	area: RecordLink | null;
	location: RecordLink | null;
	compound: RecordLink | null;
	agent: (RecordLink & { phone: string | null }) | null;
	amenities: readonly string[];
	isExpired: boolean;
};

type Unit = ApartmentLeaf | HouseLeaf | SingleFamilyResidenceLeaf | AccommodationLeaf;

const unitTypes: Record<string, Unit['@type']> = {
	apartment: 'Apartment',
	garden_apartment: 'Apartment',
	duplex: 'Apartment',
	penthouse: 'Apartment',
	studio: 'Apartment',
	loft: 'Apartment',
	roof: 'Apartment',
	serviced_apartment: 'Apartment',
	villa: 'SingleFamilyResidence',
	twin_house: 'House',
	town_house: 'House',
	i_villa: 'House',
	cabin: 'House',
};

/** The page is the listing of one unit at one price. */
export function listing(page: DescribedPage, details: Details): RealEstateListingLeaf {
	const { property, photos } = details;
	const posted = property.listed_on ?? (property.date_created && cairoToday(new Date(property.date_created)));
	return {
		...pageFields(page),
		'@type': 'RealEstateListing',
		identifier: property.reference,
		...(posted && { datePosted: posted }),
		...(photos[0] && { primaryImageOfPage: picture(page, photos[0]) }),
		mainEntity: property.type === 'land' ? plot(page, details) : unit(page, details),
		offers: offer(page, details),
	};
}

const common = (page: DescribedPage, { property, photos, area, location, compound, amenities }: Details) =>
	({
		'@id': `${page.address}#unit`,
		name: property.translations[page.locale].name,
		description: plainText(property.translations[page.locale].description) || page.description,
		address: addressIn(area?.text, location?.text),
		...(photos.length > 0 && { image: pictures(page, photos) }),
		...(property.coordinates && { geo: geo(property.coordinates) }),
		...(compound && {
			containedInPlace: { '@type': 'GatedResidenceCommunity' as const, name: compound.text, url: absolute(page, compound.to) },
		}),
		...(amenities.length > 0 && {
			amenityFeature: amenities.map((name) => ({ '@type': 'LocationFeatureSpecification' as const, name, value: true })),
		}),
	}) satisfies Partial<PlaceLeaf>;

function unit(page: DescribedPage, details: Details): Unit {
	const { property } = details;
	return {
		...common(page, details),
		// schema.org has no types for chalets, offices and shops, so they use their common superclass.
		'@type': (unitTypes[property.type] ?? 'Accommodation') as 'Accommodation',
		...(property.built_up_area && { floorSize: squareMetres(property.built_up_area) }),
		...(property.bedrooms !== null && { numberOfBedrooms: property.bedrooms }),
		...(property.bathrooms !== null && { numberOfBathroomsTotal: property.bathrooms }),
		...(property.floor !== null && { floorLevel: `${property.floor}` }),
	};
}

const plot = (page: DescribedPage, details: Details): PlaceLeaf => ({
	...common(page, details),
	'@type': 'Place',
	...(details.property.land_area && {
		additionalProperty: { '@type': 'PropertyValue', propertyID: 'LotSizeArea', value: details.property.land_area, unitCode: 'MTK' },
	}),
});

const GOOD_RELATIONS = 'http://purl.org/goodrelations/v1#';
const periods = { day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' } as const;

function offer(page: DescribedPage, { property, agent, isExpired }: Details): OfferLeaf {
	const { price, currency, purpose, rent_period } = property;
	return {
		'@type': 'Offer',
		url: page.address,
		price,
		priceCurrency: currency,
		...(rent_period && {
			priceSpecification: {
				'@type': 'UnitPriceSpecification',
				price,
				priceCurrency: currency,
				referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: periods[rent_period] },
			},
		}),
		businessFunction: { '@id': `${GOOD_RELATIONS}${purpose === 'rent' ? 'LeaseOut' : 'Sell'}` },
		availability:
			property.status === 'sold'
				? 'https://schema.org/SoldOut'
				: isExpired
					? 'https://schema.org/Discontinued'
					: 'https://schema.org/InStock',
		offeredBy: agent
			? {
					'@type': 'Person',
					name: agent.text,
					url: absolute(page, agent.to),
					...(agent.phone && { telephone: agent.phone }),
					worksFor: publisher(page),
				}
			: publisher(page),
	};
}
