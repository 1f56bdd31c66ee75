import type { CollectionPageLeaf } from 'schema-dts';
import type { Offer } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { formatCairoDayEnd } from '#domain/cairo.ts';
import { type DescribedPage, pageFields, picture } from './described-page.ts';

type Shown = { offer: Offer; price: number | null; currency: string; photo: Photo | null; developer: string | null };

/** Each offer is at `#offer-{id}` of its page. */
export const offerList = (page: DescribedPage, offers: readonly Shown[]): CollectionPageLeaf => ({
	...pageFields(page),
	'@type': 'CollectionPage',
	mainEntity: {
		'@type': 'ItemList',
		numberOfItems: offers.length,
		itemListElement: offers.map(({ offer, price, currency, photo, developer }, index) => {
			const { name, summary } = offer.translations[page.locale];
			return {
				'@type': 'ListItem',
				position: index + 1,
				item: {
					'@type': 'Offer',
					name,
					...(summary && { description: summary }),
					url: `${page.address}#offer-${offer.id}`,
					validFrom: offer.valid_from,
					validThrough: formatCairoDayEnd(offer.valid_until),
					...(price !== null && { price, priceCurrency: currency }),
					...(photo && { image: picture(page, photo) }),
					...(developer && { offeredBy: { '@type': 'Organization', name: developer } }),
				},
			};
		}),
	},
});
