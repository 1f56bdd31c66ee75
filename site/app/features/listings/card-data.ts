import { cairoToday } from '../../../../content/cairo.ts';
import type { Project, Property } from '../../../../content/entities/listings.ts';
import type { Photo } from '../../../../content/reader.ts';
import { addressOf } from '../../addresses.ts';
import type { PageRequest } from '../../page-loader.ts';
import { formatsOf, type Money } from './formats.ts';
import { allInPrice, easiestPlan, monthlyOf } from './plan.ts';

export type Badge = 'exclusive' | 'offer' | 'ready';
export type Fact = { label: string; value: string; small?: string; isGood?: boolean };

export type PropertyCardData = {
	id: number;
	to: string;
	title: string;
	photo: Photo | null;
	photoCount: number;
	badges: { kind: Badge; text: string }[];
	price: Money;
	period: string | null;
	earlierPrice: string | null;
	allIn: Money | null;
	facts: Fact[];
	type: string;
	bedrooms: string | null;
	bathrooms: string | null;
	area: string | null;
	place: string;
	checked: { text: string; isOld: boolean };
	reference: string;
};

const CHECKED_DAYS = 14;
const BADGES = 2;

/** Placeholders weigh on the page: the cards seen first have one, the others are loaded before they are seen. */
const WITH_PLACEHOLDER = 4;

export const propertyCards = (request: PageRequest, properties: Property[]): PropertyCardData[] =>
	properties.map((property, index) => {
		const card = propertyCard(request, property);
		return index < WITH_PLACEHOLDER || !card.photo ? card : { ...card, photo: { ...card.photo, placeholder: null } };
	});

function propertyCard(request: PageRequest, property: Property): PropertyCardData {
	const { locale, read, t } = request;
	const { number, money } = formatsOf(request);
	const { price, currency, bedrooms, bathrooms, built_up_area, land_area } = property;
	const allIn = allInPrice(property);
	const [former, latest] = property.price_history.slice(-2);
	const size = built_up_area ?? land_area;
	return {
		id: property.id,
		to: addressOf('property', property, locale),
		title: property.translations[locale].name,
		photo: read.photo(property.images[0] ?? null, locale),
		photoCount: property.images.length,
		badges: badgesOf(request, property),
		price: money(price, currency),
		period: property.rent_period && t(`property.${({ month: 'perMonth', day: 'perDay', year: 'perYear' } as const)[property.rent_period]}`),
		earlierPrice: former && latest && former.price > price ? number(former.price) : null,
		allIn: allIn ? money(allIn, currency) : null,
		facts: factsOf(request, property),
		type: t(`type.${property.type as 'apartment'}`),
		bedrooms: bedrooms ? number(bedrooms) : null,
		bathrooms: bathrooms ? number(bathrooms) : null,
		area: size ? t('property.squareMetres', { area: number(size) }) : null,
		place: placeOf(request, property.project, property.area),
		checked: checkedOf(request, property.price_checked_on),
		reference: property.reference,
	};
}

/** The compound and its area, or the area and its location. */
export function placeOf({ read, locale }: PageRequest, projectId: number | null, areaId: number): string {
	const area = read.get('area', areaId);
	const project = projectId === null ? null : read.get('project', projectId);
	const location = project || !area ? null : read.get('location', area.location);
	return [project, area, location].flatMap((place) => (place ? [place.translations[locale].name] : [])).join(locale === 'ar' ? '، ' : ', ');
}

function badgesOf({ read, t }: PageRequest, { id, exclusive, project, ready, purpose }: Property): PropertyCardData['badges'] {
	const hasOffer =
		read.count('offer', { field: 'property', id }) > 0 ||
		(purpose === 'sale' && project !== null && read.count('offer', { field: 'project', id: project }) > 0);
	const kinds: Badge[] = [
		...(exclusive ? (['exclusive'] as const) : []),
		...(hasOffer ? (['offer'] as const) : []),
		...(ready && purpose === 'sale' ? (['ready'] as const) : []),
	];
	return kinds.slice(0, BADGES).map((kind) => ({ kind, text: kind === 'ready' ? t('property.readyBadge') : t(`property.${kind}`) }));
}

/** Three cells that never change their order: monthly, down and years, delivery; for cash: payment, finishing, delivery. */
function factsOf(request: PageRequest, property: Property): Fact[] {
	const { t, read } = request;
	const { number, date } = formatsOf(request);
	const plan = easiestPlan(property.price, read.many('payment_plan', property.payment_plans));
	const finishing = property.furnished
		? t('property.furnished')
		: property.finishing
			? t(`finishingShort.${property.finishing as 'lux'}`)
			: null;
	const delivery: Fact =
		property.ready || !property.delivery_date
			? { label: t('property.delivery'), value: t('property.ready'), isGood: true }
			: { label: t('property.delivery'), value: date(property.delivery_date, 'month') };
	if (plan)
		return [
			{ label: t('property.monthlyFrom'), value: number(monthlyOf(property.price, plan)) },
			{
				label: t('property.downOver'),
				value: `${number(plan.down_payment_percent)}%`,
				small: t('property.yearsShort', { count: plan.years }),
			},
			delivery,
		];
	return [
		{ label: t('property.payment'), value: property.purpose === 'rent' ? t('property.rent') : t('property.cash') },
		...(finishing ? [{ label: t('property.finishing'), value: finishing }] : []),
		delivery,
	];
}

function checkedOf(request: PageRequest, day: string | null): PropertyCardData['checked'] {
	if (!day) return { text: request.t('property.notChecked'), isOld: true };
	const age = (Date.parse(cairoToday()) - Date.parse(day)) / 86_400_000;
	return { text: request.t('property.checked', { date: formatsOf(request).date(day, 'short') }), isOld: age > CHECKED_DAYS };
}

export type CompoundCardData = {
	id: number;
	to: string;
	title: string;
	photo: Photo | null;
	developer: string | null;
	from: Money | null;
	facts: string[];
	place: string;
};

const LOOKED_AT = 200;

export function compoundCards(request: PageRequest, projects: Project[]): CompoundCardData[] {
	const { read, locale, t } = request;
	const { money, date } = formatsOf(request);
	return projects.map((project) => {
		const units = read
			.list('property', { under: { field: 'project', id: project.id }, limit: LOOKED_AT })
			.filter(({ purpose }) => purpose === 'sale');
		const cheapest = units.reduce<Property | null>((best, unit) => (best && best.price <= unit.price ? best : unit), null);
		return {
			id: project.id,
			to: addressOf('project', project, locale),
			title: project.translations[locale].name,
			photo: read.photo(project.images[0] ?? null, locale),
			developer: read.get('developer', project.developer)?.translations[locale].name ?? null,
			from: cheapest && money(cheapest.price, cheapest.currency),
			facts: [
				t('count.properties', { count: units.length }),
				project.ready || !project.delivery_date
					? t('records.readyNow')
					: t('records.delivery', { date: date(project.delivery_date, 'month') }),
			],
			place: placeOf(request, null, project.area),
		};
	});
}
