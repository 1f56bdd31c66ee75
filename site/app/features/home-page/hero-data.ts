import { parseId } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { pickPhoto } from '#app/parts/listings/shown-photos.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { type FinderData, finderData } from './finder-data.ts';
import { type HeadlinePart, parseHeadline } from './headline.ts';
import { checkedThisWeek, findHeroProperty } from './listings-now.ts';
import type { PayFormData } from './pay-form.tsx';
import { payFormData } from './pay-form-data.ts';
import { buildPriceTag, type PriceTagData } from './price-tag-data.ts';

export type HeroData = {
	headline: HeadlinePart[][];
	html: string;
	checked: string | null;
	promises: string[];
	photo: Photo | null;
	priceTag: PriceTagData | null;
	finder: FinderData;
	pay: PayFormData;
};

/** The price tag belongs to the listing in the picture; without a listing, the block's own photograph is shown. */
export function heroData(request: PageRequest, block: PageBlock): HeroData {
	const { locale, t } = request;
	const { heading, text, items } = block.translations[locale];
	const checked = checkedThisWeek(request);
	const listing = chosenListing(request, block) ?? findHeroProperty(request);
	return {
		headline: parseHeadline(heading ?? t('home.title')),
		html: text,
		checked: checked ? t('home.pricesChecked', { count: checked }) : null,
		promises: items.length ? items.map(({ title }) => title) : [t('home.promiseLogin'), t('home.promisePrice'), t('home.promiseCalls')],
		photo: pickPhoto(request, listing ? `property ${listing.id}` : 'hero', listing?.images.length ? listing.images : [block.image]),
		priceTag: listing && buildPriceTag(request, listing),
		finder: finderData(request),
		pay: payFormData(request),
	};
}

/** Editors choose the listing by linking to it: `/properties/1042`. */
function chosenListing({ read }: PageRequest, { link }: PageBlock): Property | null {
	const id = parseId(/\/properties\/([^/]+)$/.exec(link ?? '')?.[1]);
	const listing = id === null ? null : read.get('property', id);
	return listing && !readClosed(listing) && listing.images.length ? listing : null;
}
