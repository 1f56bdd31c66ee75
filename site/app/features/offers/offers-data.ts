import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { enquiryAddress } from '#app/parts/contact/about.ts';
import { convertedText } from '#app/parts/exchange/exchange-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { pickOfferPhoto } from '#app/parts/listings/offer-photo.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { pageContent } from '#app/parts/page/page-content.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { daysUntil } from '#app/parts/records/days-until.ts';
import { recordLink } from '#app/record-link.ts';
import type { Offer } from '#content/entities/listings.ts';

export type OffersData = ReturnType<typeof offersData>;
export type OfferData = ReturnType<typeof offerData>;

/** Today's offers, the one that ends first at the top. */
export function offersData(request: PageRequest) {
	const { read, t } = request;
	const offers = read.list('offer');
	return {
		content: pageContent(request, 'offers', t('pages.offers')),
		count: offers.length ? t('records.offerCount', { count: offers.length }) : null,
		empty: offers.length ? null : emptyData(request, 'offers'),
		offers: optionalEach(request, 'offer', offers, (offer) => offerData(request, offer)),
	};
}

function offerData(request: PageRequest, offer: Offer) {
	const { read, locale, t } = request;
	const { date, money, number, percent } = createFormats(request);
	const { name, summary, description } = offer.translations[locale];
	const property = offer.property === null ? null : read.get('property', offer.property);
	// The home's price is that of its best offer, which may be another one.
	const quoted = property?.offer === offer.id ? property : null;
	const left = daysUntil(offer.valid_until);
	const discount =
		quoted && quoted.list_price > quoted.price ? Math.round(100 * (1 - quoted.price / quoted.list_price)) : offer.discount_percent;
	return {
		id: offer.id,
		name,
		summary,
		description: showPictures(request, description),
		photo: pickOfferPhoto(request, offer),
		until: t('records.validUntil', { date: date(offer.valid_until, 'long') }),
		left: t('offers.left', { count: left }),
		isEnding: left <= 7,
		discount: discount === null ? null : t('home.off', { percent: percent(discount) }),
		price: quoted && money(quoted.price, quoted.currency),
		converted: quoted && convertedText(request, quoted.price, quoted.currency),
		before: quoted && quoted.list_price > quoted.price ? number(quoted.list_price) : null,
		on: [
			recordLink(request, 'property', offer.property),
			recordLink(request, 'project', offer.project),
			recordLink(request, 'developer', offer.developer),
		].filter((link) => link !== null),
		ask: { to: enquiryAddress(request, { kind: 'offer', id: offer.id }), text: t('enquiry.askOffer') },
		to: property && recordAddress('property', property, locale),
	};
}
