import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildContact } from '#app/parts/contact/contact-data.ts';
import { enquiryAbout } from '#app/parts/enquiry/enquiry-form-data.ts';
import { buildGallery } from '#app/parts/gallery/gallery-data.ts';
import { buildTourAndFilm } from '#app/parts/gallery/tour-and-film-data.ts';
import { compoundCards, propertyCards } from '#app/parts/listings/card-data.ts';
import { formatDelivery } from '#app/parts/listings/delivery.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { yieldsIn } from '#app/parts/listings/rental-yield.ts';
import { byMarket, cheapestIn, unitsFor } from '#app/parts/listings/units.ts';
import { mapOfCompound } from '#app/parts/map/map-data.ts';
import { buildWhere } from '#app/parts/map/where-data.ts';
import { ownershipIn } from '#app/parts/ownership/ownership-data.ts';
import { buildPaymentPlans } from '#app/parts/payment-plans/plan-data.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { buildDeliveryRecord } from '#app/parts/records/delivery-record-data.ts';
import { launchCards } from '#app/parts/records/launch-cards.ts';
import { offersAddress } from '#app/parts/search/search-address.ts';
import { recordLink } from '#app/record-link.ts';
import type { Project, Property } from '#content/entities/listings.ts';
import { buildAvailability } from './availability-data.ts';
import { offersOn } from './compound-offers.ts';
import { buildConstruction } from './construction-data.ts';
import { buildMasterPlan } from './master-plan-data.ts';
import { similarCompounds } from './similar-compounds.ts';

const SQUARE_METRES_IN_FEDDAN = 4200;
const SIMILAR = 4;
const HOMES = 4;

export type CompoundData = ReturnType<typeof compoundData>;

export function compoundData(request: PageRequest, project: Project) {
	const { read, locale, site, t } = request;
	const { name, summary } = project.translations[locale];
	const { primary } = cheapestIn(request, project);
	const [card] = compoundCards(request, [project]);
	const address = recordAddress('project', project, locale);
	const area = read.get('area', project.area);
	const about = { kind: 'project', id: project.id } as const;
	// No agent is named: requests about a compound go to the agents of its area in turn.
	const contact = buildContact(request, null, { about, name, reference: null, url: site.origin + address });
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	const tourAndFilm = buildTourAndFilm(request, 'project', project);
	const units = unitsFor(request, project);
	const clusters = section('clusters', () => read.list('cluster', { under: { field: 'project', id: project.id } })) ?? [];
	return {
		name,
		summary,
		crumbs: [
			{ to: localePath('/compounds/more', locale), text: t('pages.compounds') },
			...[area && recordLink(request, 'location', area.location), recordLink(request, 'area', project.area)].filter(
				(crumb) => crumb !== null,
			),
			{ to: null, text: name },
		],
		gallery: buildGallery(request, {
			name,
			images: project.images,
			own: tourAndFilm,
			video: project.video_url,
			tour: project.tour_url,
			drawing: { file: project.master_plan, text: t('compound.masterPlan') },
			map: null,
		}),
		story: {
			...buildStory(request, project, card?.place ?? ''),
			tourAndFilm,
			masterPlan: section('master plan', () => buildMasterPlan(request, project, units, clusters)),
			construction: section('construction', () => buildConstruction(request, project)),
			record: section('record', () => buildDeliveryRecord(request, project.developer)),
		},
		price: {
			from: card?.from ?? null,
			others: [...(card?.others ?? []), ...(section('rental yield', () => yieldLines(request, project)) ?? [])],
			facts: card?.facts ?? [],
			contact,
		},
		availability: section('availability', () => buildAvailability(request, project, units, clusters)),
		plans: section('plans', () =>
			buildPaymentPlans(request, {
				price: primary?.price ?? null,
				currency: primary?.currency ?? 'EGP',
				// Plans of the cheapest home, since other plans of the compound may belong to other homes.
				plans: read.many('payment_plan', (primary ?? project).payment_plans),
				charges: primary ?? project,
				deliveryDate: (primary ?? project).delivery_date,
				ready: (primary ?? project).ready,
				offerCashPercent: primary?.offer_cash_percent ?? 0,
				cashOnly: false,
				isStartingPrice: true,
			}),
		),
		where: section('where', () => buildWhere(request, mapOfCompound(request, project))),
		surroundings: {
			enquiry: section('enquiry', () => enquiryAbout(request, about)),
			homes: section('homes', () => buildHomes(request, project, units)),
			launches: section('launches', () => launchCards(request, read.list('launch', { under: { field: 'project', id: project.id } }))) ?? [],
			offers: section('offers', () => offersOn(request, project)) ?? [],
			faq: project.translations[locale].faq,
			ownership: section('ownership', () => ownershipIn(request, { area: project.area, project })),
			similar: section('similar', () => compoundCards(request, similarCompounds(request, project, SIMILAR), { withPlaceholder: 0 })) ?? [],
		},
		bar: { price: card?.from?.money ?? null, small: card?.from?.label ?? '', contact },
	};
}

const yieldLines = (request: PageRequest, { id }: Project): string[] =>
	yieldsIn(request, { compounds: [id] }).map(({ percent, basis }) => request.t('market.yieldLine', { percent, basis }));

function buildStory(request: PageRequest, project: Project, place: string) {
	const { read, locale, t } = request;
	const { number, percent } = createFormats(request);
	const { name, summary, description } = project.translations[locale];
	const developer = read.get('developer', project.developer);
	const brochure = project.brochure && read.version(project.brochure);
	return {
		name,
		summary,
		description: showPictures(request, description),
		place,
		developer: developer && {
			to: recordAddress('developer', developer, locale),
			name: developer.translations[locale].name,
			logo: read.photo(developer.logo, locale),
			summary: developer.translations[locale].summary,
		},
		facts: [
			{ label: t('property.delivery'), value: formatDelivery(request, project) },
			...(project.land_area
				? [{ label: t('records.land'), value: t('records.feddan', { count: Math.round(project.land_area / SQUARE_METRES_IN_FEDDAN) }) }]
				: []),
			...(project.maintenance_percent ? [{ label: t('compound.maintenance'), value: percent(project.maintenance_percent) }] : []),
			...(project.club_fee ? [{ label: t('compound.club'), value: number(project.club_fee) }] : []),
			...(project.parking_fee ? [{ label: t('compound.parking'), value: number(project.parking_fee) }] : []),
		],
		amenities: read.many('amenity', project.amenities).map(({ id, icon, translations }) => ({ id, icon, name: translations[locale].name })),
		brochure: brochure ? `/_brochures/${project.id}/${brochure}.pdf` : null,
	};
}

/** Homes from the developer first; within a market by type, the cheapest type first. */
function buildHomes(request: PageRequest, project: Project, all: readonly Property[]) {
	const units = byMarket(all).flatMap(({ types }) => types.flatMap((type) => type.units));
	return {
		to: offersAddress(request, { compounds: [project.id] }),
		hasMore: units.length > HOMES,
		cards: propertyCards(request, units.slice(0, HOMES), { withPlaceholder: 0 }),
	};
}
