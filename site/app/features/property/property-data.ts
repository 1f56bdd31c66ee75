import { CHOSEN_PLAN, parseId, recordPath } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { alertLink } from '#app/parts/alerts/alerts-form-data.ts';
import type { ContactBarData } from '#app/parts/contact/contact-bar.tsx';
import { buildContact, type ContactData } from '#app/parts/contact/contact-data.ts';
import { enquiryAbout } from '#app/parts/enquiry/enquiry-form-data.ts';
import { buildGallery } from '#app/parts/gallery/gallery-data.ts';
import { buildTourAndFilm } from '#app/parts/gallery/tour-and-film-data.ts';
import { type PropertyCardData, propertyCards } from '#app/parts/listings/card-data.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { readOwnMarket, similarTo } from '#app/parts/listings/market.ts';
import { buildPriceBlock, type PriceBlockData } from '#app/parts/listings/price-block-data.ts';
import { propertyFacts } from '#app/parts/listings/property-facts.ts';
import { mapOfProperty } from '#app/parts/map/map-data.ts';
import { buildWhere } from '#app/parts/map/where-data.ts';
import { buildOwnership } from '#app/parts/ownership/ownership-data.ts';
import { buildPaymentPlans } from '#app/parts/payment-plans/plan-data.ts';
import { takeoverSchedule } from '#app/parts/payment-plans/takeover-schedule-data.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { buildDevelopment } from '#app/parts/records/development-data.ts';
import { searchAddress } from '#app/parts/search/search-address.ts';
import { buildShare } from '#app/parts/share/share-data.ts';
import { shortUrl } from '#app/parts/share/short-url.ts';
import { recordLink } from '#app/record-link.ts';
import type { Property } from '#content/entities/listings.ts';
import { escapeMarkup } from '#domain/escape-markup.ts';
import { locales } from '#domain/locales.ts';
import { readQuotedTakeover } from '#domain/money/resale.ts';
import { buildBrochure } from './brochure-data.ts';
import { closedData } from './closed-data.ts';
import { buildHeading, buildSpecs } from './heading-data.ts';
import { buildPriceHistory } from './price-history-data.ts';

const SIMILAR = 4;

/**
 * Everything on a property's page: static parts above and below the payment plans, and the interactive parts. Only heading, price and
 * gallery are required; other sections may fail.
 */
export function propertyPage(request: PageRequest, property: Property) {
	const { locale, t } = request;
	const { moneyText } = createFormats(request);
	const { name, description } = property.translations[locale];
	const closed = readClosed(property);
	const [card] = propertyCards(request, [property]);
	if (!card) throw new Error('the card of the property could not be built');
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	const market = section('market', () => readOwnMarket(request, property));
	const chosenPlan = parseId(request.url.searchParams.get(CHOSEN_PLAN) ?? '');
	const price = buildPriceBlock(request, property, { card, market, isClosed: closed !== null, chosenPlan });
	const url = shortUrl(request, recordPath('property', property, locale));
	const about = { kind: 'property', id: property.id } as const;
	const contact = section('contact', () =>
		closed ? null : buildContact(request, property.agent, { about, name, reference: property.reference || null, url }),
	);
	const place = section('place', () => mapOfProperty(request, property));
	const tourAndFilm = buildTourAndFilm(request, 'property', property);
	const gallery = buildGallery(request, {
		name,
		images: property.images,
		own: tourAndFilm,
		badges: closed ? [] : card.badges,
		video: property.video_url,
		tour: property.tour_url,
		drawing: { file: property.floor_plan, text: t('gallery.floorPlan') },
		map: place?.drawing ?? null,
	});
	const heading = buildHeading(request, property, place !== null);
	const facts = section('facts', () => propertyFacts(request, property, market)) ?? [];
	const plans = section('plans', () => (closed ? null : buildPlans(request, property, chosenPlan)));
	const takeover = section('takeover', () => (closed ? null : takeoverSchedule(request, property)));
	const similar = section('similar', () => buildSimilar(request, property));
	return {
		gallery,
		plans,
		top: {
			crumbs: buildCrumbs(request, property),
			share: buildShare(request, { title: [name, moneyText(card.price)].join(locales[locale].comma), url, isPrintable: contact !== null }),
			save: {
				id: property.id,
				value: card.heart.value,
				labels: {
					save: t('card.saveButton'),
					saved: t('card.savedButton'),
					compare: t('card.compareButton'),
					notForMe: t('card.notForMeButton'),
				},
			},
			gallery,
			overview: {
				heading,
				price,
				contact,
				closed: closedData(request, property, similar),
				specs: buildSpecs(request, property),
				about: { title: t(isHome(property) ? 'listing.aboutHome' : 'listing.aboutProperty'), html: showPictures(request, description) },
				facts: { title: t('property.facts'), items: facts },
				amenities: { title: t('property.amenities'), items: section('amenities', () => listAmenities(request, property)) ?? [] },
				tourAndFilm,
				history: section('history', () => buildPriceHistory(request, property)),
				alert: section('alert', () => (closed ? null : alertLink(request, { kind: 'property', id: property.id }))),
			},
		},
		rest: {
			takeover,
			isBelowBand: plans !== null || takeover !== null,
			where: section('where', () => buildWhere(request, place)),
			development: section('development', () => buildDevelopment(request, property.project)),
			ownership: section('ownership', () => (closed ? null : buildOwnership(request, property))),
			enquiry: section('enquiry', () => (closed ? null : enquiryAbout(request, about))),
			similar,
			bar: section('contact bar', () => contact && buildContactBar(card, price, contact)),
			brochure: section(
				'brochure',
				() => contact && buildBrochure(request, property, { heading, price, facts, contact, photos: gallery.photos, url }),
			),
		},
	};
}

export type PropertyPage = ReturnType<typeof propertyPage>;

const listAmenities = ({ read, locale }: PageRequest, { amenities }: Property) =>
	read.many('amenity', amenities).map(({ id, icon, translations }) => ({ id, icon, name: translations[locale].name }));

const buildContactBar = ({ price, period }: PropertyCardData, { monthly }: PriceBlockData, contact: ContactData): ContactBarData => ({
	price,
	small: monthly ?? period,
	contact,
});

const isHome = ({ category, type }: Property) => category === 'residential' && type !== 'land' && type !== 'building';

/** From purpose and place to the reference. */
function buildCrumbs(request: PageRequest, property: Property) {
	const { read, locale, t } = request;
	const area = read.get('area', property.area);
	const places = [
		recordLink(request, 'location', area?.location ?? null),
		recordLink(request, 'area', property.area),
		recordLink(request, 'project', property.project),
	];
	return [
		{
			to: searchAddress(locale, { purpose: property.purpose, category: property.category }),
			text: t(property.purpose === 'rent' ? 'listing.rent' : 'listing.buy'),
		},
		...places.filter((place) => place !== null),
		{ to: localePath(recordPath('property', property, locale), locale), text: property.reference || property.translations[locale].name },
	];
}

/** Null for closed homes and rent (no plans), and for takeovers, which continue an existing plan. */
const buildPlans = (request: PageRequest, property: Property, chosenPlan: number | null) =>
	property.purpose === 'rent' || readQuotedTakeover(property)
		? null
		: buildPaymentPlans(request, {
				price: property.price,
				currency: property.currency,
				plans: request.read.many('payment_plan', property.payment_plans),
				chosenPlan,
				offerPlans: property.offer === null ? [] : (request.read.get('offer', property.offer)?.payment_plans ?? []),
				charges: property,
				deliveryDate: property.delivery_date,
				ready: property.ready,
				cashOnly: false,
				offerCashPercent: property.offer_cash_percent,
			});

function buildSimilar(request: PageRequest, property: Property) {
	const { read, locale, t } = request;
	const cards = propertyCards(request, similarTo(request, property, SIMILAR), { withPlaceholder: 0 });
	if (cards.length === 0) return null;
	const location = recordLink(request, 'location', read.get('area', property.area)?.location ?? null);
	const { purpose, type } = property;
	const inLocation = read.get('area', property.area)?.location;
	return {
		title: t('listing.similar'),
		html: location ? escapeMarkup(t('listing.similarIn', { place: location.text })) : '',
		more: {
			to: searchAddress(locale, { purpose, types: [type], ...(inLocation && { locations: [inLocation] }) }),
			text: t('common.seeAll'),
		},
		panel: t('listing.availableNow'),
		button: t('listing.seeSimilar'),
		cards,
	};
}

export type Similar = NonNullable<ReturnType<typeof buildSimilar>>;
