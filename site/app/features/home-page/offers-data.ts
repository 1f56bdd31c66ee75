import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { formatPlace } from '#app/parts/listings/card-data.ts';
import { createFormats, type Money } from '#app/parts/listings/formats.ts';
import { pickOfferPhoto } from '#app/parts/listings/offer-photo.ts';
import { daysUntil, shareLeft } from '#app/parts/records/days-until.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import type { Offer } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { buildSection, type SectionData } from './section-data.ts';

export type OfferCardData = {
	id: number;
	to: string;
	title: string;
	photo: Photo | null;
	/** `12% off`, or just the word for an offer. */
	tag: { text: string; isFigure: boolean };
	/** The place of the home, or the developer of the offer. */
	of: string | null;
	text: string | null;
	price: Money | null;
	earlierPrice: string | null;
	ends: string;
	/** Per cent of its time that is left. */
	left: number;
};

const USUAL_LIMIT = 3;

export function offersData(request: PageRequest, block: PageBlock): (SectionData & { cards: OfferCardData[] }) | null {
	const { read, t } = request;
	const cards = read.list('offer', { limit: block.limit ?? USUAL_LIMIT }).map((offer) => offerCard(request, offer));
	if (!cards.length) return null;
	const more = { path: '/offers', text: t('home.allOffers', { count: read.count('offer') }) };
	return { ...buildSection(request, block, { title: t('pages.offers'), more }), cards };
}

function offerCard(request: PageRequest, offer: Offer): OfferCardData {
	const { read, locale, t } = request;
	const { money, number, percent, date } = createFormats(request);
	const { name, summary } = offer.translations[locale];
	const property = offer.property === null ? null : read.get('property', offer.property);
	const project = offer.project === null ? null : read.get('project', offer.project);
	const developer = offer.developer === null ? null : read.get('developer', offer.developer);
	// The home's price is that of its best offer, which may be another one.
	const quoted = property?.offer === offer.id ? property : null;
	const count = daysUntil(offer.valid_until);
	return {
		id: offer.id,
		to: `${localePath('/offers', locale)}#offer-${offer.id}`,
		title: name,
		photo: pickOfferPhoto(request, offer),
		tag: offer.discount_percent
			? { text: t('home.off', { percent: percent(offer.discount_percent) }), isFigure: true }
			: { text: t('home.offer'), isFigure: false },
		of: property ? formatPlace(request, property.project, property.area) : ((project ?? developer)?.translations[locale].name ?? null),
		text: summary,
		price: quoted && money(quoted.price, quoted.currency),
		earlierPrice: quoted && quoted.list_price > quoted.price ? number(quoted.list_price) : null,
		ends: t('home.endsIn', { count, date: date(offer.valid_until, 'short') }),
		left: shareLeft(count, daysUntil(offer.valid_until, offer.valid_from)),
	};
}
