import type { Launch, Offer, Project, Property } from '#content/entities/listings.ts';
import { recordAddress } from '../addresses.ts';
import type { PageRequest } from '../page-loader.ts';
import { buildFilm } from '../parts/gallery/film-data.ts';
import { readClosed } from '../parts/listings/closed.ts';
import { byMarket, findCheapest, unitsFor } from '../parts/listings/units.ts';
import { isLaunched } from '../parts/records/launch-cards.ts';
import { recordLink } from '../record-link.ts';
import { compound, type Prices } from './compound.ts';
import type { Describe, DescribedPage } from './described-page.ts';
import { faq } from './faq.ts';
import { film } from './film.ts';
import { launch } from './launch.ts';
import { listing } from './listing.ts';
import { offerList } from './offers.ts';

export const describeProperty =
	(request: PageRequest, property: Property): Describe =>
	(page) => {
		const { read, locale } = request;
		const agent = property.agent === null ? null : read.get('agent', property.agent);
		return [
			listing(page, {
				property,
				photos: readPhotos(request, property.images),
				...linkPlace(request, property.area),
				compound: recordLink(request, 'project', property.project),
				agent: agent && { to: recordAddress('agent', agent, locale), text: agent.translations[locale].name, phone: agent.phone },
				amenities: listAmenityNames(request, property.amenities),
				isExpired: readClosed(property) === 'expired',
			}),
			...describeFilm(request, 'property', property, page),
		];
	};

export const describeCompound =
	(request: PageRequest, project: Project): Describe =>
	(page) => {
		// The developer's units if there are any, since prices of two markets are no range.
		const [sold] = byMarket(unitsFor(request, project));
		const types = sold?.types ?? [];
		const questions = project.translations[request.locale].faq;
		return [
			compound(page, {
				project,
				photos: readPhotos(request, project.images),
				developer: sold?.market === 'resale' ? null : recordLink(request, 'developer', project.developer),
				...linkPlace(request, project.area),
				amenities: listAmenityNames(request, project.amenities),
				unitTypes: types.map(({ type, units: ofType, smallest, largest }) => ({
					name: request.t(`typePlural.${type}`),
					count: ofType.length,
					size: smallest === null || largest === null ? null : { from: smallest, to: largest },
				})),
				prices: computePrices(types.flatMap(({ units }) => units)),
			}),
			...(questions.length ? [faq(page, questions)] : []),
			...describeFilm(request, 'project', project, page),
		];
	};

function describeFilm(
	request: PageRequest,
	collection: 'property' | 'project',
	{ id, film_poster }: Property | Project,
	page: DescribedPage,
) {
	const data = buildFilm(request, { collection, id, film_poster });
	return data ? film(page, data) : [];
}

export const describeLaunch =
	(request: PageRequest, record: Launch): Describe =>
	(page) => [
		launch(page, {
			launch: record,
			photos: readPhotos(request, record.images),
			developer: recordLink(request, 'developer', record.developer),
			...linkPlace(request, record.area),
			isOpen: isLaunched(record),
		}),
	];

export const describeOffers =
	(request: PageRequest, offers: readonly Offer[]): Describe =>
	(page) => [
		offerList(
			page,
			offers.map((offer) => {
				const property = offer.property === null ? null : request.read.get('property', offer.property);
				return {
					offer,
					price: property?.offer === offer.id ? property.price : null,
					currency: property?.currency ?? 'EGP',
					photo: request.read.photo(offer.image, request.locale),
					developer: recordLink(request, 'developer', offer.developer)?.text ?? null,
				};
			}),
		),
	];

const readPhotos = ({ read, locale }: PageRequest, files: readonly string[]) =>
	files.map((file) => read.photo(file, locale)).filter((photo) => photo !== null);

const listAmenityNames = ({ read, locale }: PageRequest, ids: number[]) =>
	read.many('amenity', ids).map(({ translations }) => translations[locale].name);

function linkPlace(request: PageRequest, areaId: number) {
	const location = request.read.get('area', areaId)?.location ?? null;
	return { area: recordLink(request, 'area', areaId), location: recordLink(request, 'location', location) };
}

/** In the currency of the cheapest, since a range needs one currency. */
function computePrices(units: readonly Property[]): Prices | null {
	const currency = findCheapest(units)?.currency;
	const prices = units.flatMap((unit) => (unit.currency === currency ? [unit.price] : []));
	return currency ? { low: Math.min(...prices), high: Math.max(...prices), currency, count: prices.length } : null;
}
