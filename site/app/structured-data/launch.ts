import type { RealEstateListingLeaf } from 'schema-dts';
import type { RecordLink } from '#app/record-link.ts';
import type { Launch } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { absolute, type DescribedPage, pageFields, picture, pictures } from './described-page.ts';
import { plainText } from './plain-text.ts';
import { addressIn } from './quantities.ts';

type Details = {
	launch: Launch;
	photos: readonly Photo[];
	developer: RecordLink | null;
	area: RecordLink | null;
	location: RecordLink | null;
	/** The launch date has passed. */
	isOpen: boolean;
};

/** Not an Event, because nobody attends: it is something to buy from a date on. */
export function launch(page: DescribedPage, { launch, photos, developer, area, location, isOpen }: Details): RealEstateListingLeaf {
	const { name, summary, description } = launch.translations[page.locale];
	return {
		...pageFields(page),
		'@type': 'RealEstateListing',
		...(photos[0] && { primaryImageOfPage: picture(page, photos[0]) }),
		mainEntity: {
			'@type': 'GatedResidenceCommunity',
			'@id': `${page.address}#launch`,
			name,
			description: plainText(description) || summary || page.description,
			address: addressIn(area?.text, location?.text),
			...(photos.length > 0 && { image: pictures(page, photos) }),
		},
		...(launch.starting_price !== null && {
			offers: {
				'@type': 'AggregateOffer',
				url: page.address,
				lowPrice: launch.starting_price,
				priceCurrency: launch.currency,
				availability: isOpen ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
				availabilityStarts: launch.launch_date,
				...(developer && { offeredBy: { '@type': 'Organization', name: developer.text, url: absolute(page, developer.to) } }),
			},
		}),
	};
}
