import { CHOSEN_PLAN, recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Means } from '#catalogue/means.ts';
import { suitsMeans } from '#catalogue/terms.ts';
import type { PaymentPlan, Project, Property } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { cairoToday } from '#domain/cairo.ts';
import { locales } from '#domain/locales.ts';
import { allInPrice } from '#domain/money/charges.ts';
import { computeMonthly, findEasiestPlan, type PlanTerms } from '#domain/money/plan.ts';
import { STALE_AFTER_DAYS } from '#domain/stale-price.ts';
import { convertedPhrase, convertedText } from '../exchange/exchange-data.ts';
import { heartValue } from '../favorites/entries.ts';
import type { HeartData } from '../favorites/heart.tsx';
import { formatDelivery } from './delivery.ts';
import { createFormats, type Money } from './formats.ts';
import { pickPhoto } from './shown-photos.ts';
import { takeoverFacts } from './takeover-data.ts';
import { cheapestIn, unitsFor } from './units.ts';

export type Badge = 'exclusive' | 'offer' | 'new' | 'ready';
/** `converted`: in the visitor's currency. */
export type Fact = { label: string; value: string; small?: string; isGood?: boolean; converted?: string | null };

export type PropertyCardData = {
	id: number;
	to: string;
	title: string;
	photo: Photo | null;
	photoCount: number;
	badges: { kind: Badge; text: string }[];
	price: Money;
	/** Price and monthly amount in the visitor's currency. */
	converted: string | null;
	period: string | null;
	earlierPrice: string | null;
	allIn: (Money & { converted: string | null }) | null;
	facts: Fact[];
	type: string;
	bedrooms: string | null;
	bathrooms: string | null;
	area: string | null;
	place: string;
	checked: { text: string; isOld: boolean };
	reference: string;
	heart: HeartData;
	compare: string;
	/** The label of the hide button. */
	notForMe: string;
};

export const NEW_DAYS = 14;
const BADGES = 2;

/** Placeholders add weight, so only the first cards have one; the others load before they are scrolled into view. */
const WITH_PLACEHOLDER = 4;

/** `means`: the visitor's means. Of several plans a card shows one that meets them. */
type Wishes = { withPlaceholder?: number; means?: Means };

export const propertyCards = (request: PageRequest, properties: readonly Property[], wishes: Wishes = {}): PropertyCardData[] =>
	homesWithCards(request, properties, wishes).map(({ card }) => card);

/** For lists with content beside the cards: a home whose card fails is left out completely. */
export const homesWithCards = (
	request: PageRequest,
	properties: readonly Property[],
	{ withPlaceholder = WITH_PLACEHOLDER, means = {} }: Wishes = {},
): { property: Property; card: PropertyCardData }[] =>
	optionalEach(request, 'property card', properties, (property, index) => {
		const card = propertyCard(request, property, means);
		const photo = card.photo && index >= withPlaceholder ? { ...card.photo, placeholder: null } : card.photo;
		return { property, card: { ...card, photo } };
	});

function propertyCard(request: PageRequest, property: Property, means: Means): PropertyCardData {
	const { locale, t } = request;
	const { number, money, squareMetres } = createFormats(request);
	const { price, currency, bedrooms, bathrooms, built_up_area, land_area } = property;
	const allIn = property.market === 'resale' ? null : allInPrice(property);
	const size = built_up_area ?? land_area;
	const title = property.translations[locale].name;
	const plan = choosePlan(request, property, means);
	const facts = buildFacts(request, property, plan?.terms ?? null);
	const address = recordAddress('property', property, locale);
	return {
		id: property.id,
		to: plan?.isUsual === false ? `${address}?${CHOSEN_PLAN}=${plan.terms.id}` : address,
		title,
		photo: pickPhoto(request, `property ${property.id}`, property.images),
		photoCount: property.images.length,
		badges: buildBadges(request, property),
		price: money(price, currency),
		converted: convertedLine(request, property, facts),
		period:
			property.rent_period &&
			t(`property.${({ month: 'perMonth', week: 'perWeek', day: 'perDay', year: 'perYear' } as const)[property.rent_period]}`),
		earlierPrice: earlierPrice(property, number),
		allIn: allIn ? { ...money(allIn, currency), converted: convertedText(request, allIn, currency) } : null,
		facts,
		type: t(`type.${property.type}`),
		bedrooms: bedrooms ? number(bedrooms) : null,
		bathrooms: bathrooms ? number(bathrooms) : null,
		area: size ? squareMetres(size) : null,
		place: formatPlace(request, property.project, property.area),
		checked: formatChecked(request, property.price_checked_on),
		reference: property.reference,
		heart: { value: heartValue(property), label: t('card.save', { home: title }) },
		compare: t('card.compare', { home: title }),
		notForMe: t('card.notForMe', { home: title }),
	};
}

function convertedLine(request: PageRequest, { price, currency }: Property, facts: readonly Fact[]): string | null {
	const converted = [convertedText(request, price, currency), ...facts.map((fact) => fact.converted)].filter(Boolean);
	return converted.length > 0 ? converted.join(' · ') : null;
}

/** The price before: list price when there is an offer, else the last one in its history. */
function earlierPrice({ price, list_price, price_history }: Property, number: (value: number) => string): string | null {
	if (list_price > price) return number(list_price);
	const [former, latest] = price_history.slice(-2);
	return former && latest && former.price > price ? number(former.price) : null;
}

export function formatPlace({ read, locale }: Pick<PageRequest, 'read' | 'locale'>, projectId: number | null, areaId: number): string {
	const area = read.get('area', areaId);
	const project = projectId === null ? null : read.get('project', projectId);
	const location = project || !area ? null : read.get('location', area.location);
	return [project, area, location].flatMap((place) => (place ? [place.translations[locale].name] : [])).join(locales[locale].comma);
}

function buildBadges({ t }: PageRequest, property: Property): PropertyCardData['badges'] {
	const { exclusive, offer, ready, purpose } = property;
	const kinds: [Badge, boolean][] = [
		['exclusive', exclusive],
		['offer', offer !== null],
		['new', isNew(property)],
		['ready', ready && purpose === 'sale'],
	];
	return kinds
		.filter(([, holds]) => holds)
		.slice(0, BADGES)
		.map(([kind]) => ({ kind, text: kind === 'ready' ? t('property.readyBadge') : t(`property.${kind}`) }));
}

const daysSince = (day: string) => (Date.parse(cairoToday()) - Date.parse(day)) / 86_400_000;

function isNew({ listed_on, date_created }: Property): boolean {
	const since = listed_on ?? (date_created && cairoToday(new Date(date_created)));
	return since !== null && daysSince(since) <= NEW_DAYS;
}

const rentPaid = { month: 'monthly', week: 'weekly', day: 'daily', year: 'yearly' } as const;

/** The plan on the card: the easiest one within the visitor's means, which may differ from the one its page opens with. */
function choosePlan(
	{ read }: PageRequest,
	{ price, payment_plans }: Property,
	means: Means,
): { terms: PaymentPlan; isUsual: boolean } | null {
	const plans = read.many('payment_plan', payment_plans);
	const usual = findEasiestPlan(price, plans);
	const terms =
		findEasiestPlan(
			price,
			plans.filter((plan) => suitsMeans(plan, price, means)),
		) ?? usual;
	return terms && { terms, isUsual: terms === usual };
}

/** Three cells in a fixed order: monthly, down payment and years, delivery; for cash: payment, finishing, delivery. */
function buildFacts(request: PageRequest, property: Property, plan: PlanTerms | null): Fact[] {
	const { t } = request;
	const { percent } = createFormats(request);
	const finishing = property.furnished ? t('property.furnished') : property.finishing ? t(`finishing.${property.finishing}`) : null;
	const delivery = deliveryFact(request, property);
	const takeover = takeoverFacts(request, property);
	if (takeover) return [...takeover, delivery];
	if (plan)
		return [
			monthlyFact(request, property, plan),
			{
				label: t('property.downOver'),
				value: percent(plan.down_payment_percent),
				small: t('property.yearsShort', { count: plan.years }),
			},
			delivery,
		];
	return [
		{ label: t('property.payment'), value: property.rent_period ? t(`card.${rentPaid[property.rent_period]}`) : t('property.cash') },
		...(finishing ? [{ label: t('property.finishing'), value: finishing }] : []),
		delivery,
	];
}

/** Instalments that are not monthly are shown as "about … a month". */
function monthlyFact(request: PageRequest, { price, currency }: Property, plan: PlanTerms): Fact {
	const monthly = computeMonthly(price, plan);
	return {
		label: request.t(plan.frequency === 'monthly' ? 'property.monthlyFrom' : 'property.monthlyAbout'),
		value: createFormats(request).number(monthly),
		converted: convertedPhrase(request, 'monthly', monthly, currency),
	};
}

const deliveryFact = (request: PageRequest, home: Pick<Property, 'ready' | 'delivery_date'>): Fact => ({
	label: request.t('property.delivery'),
	value: formatDelivery(request, home),
	...(home.ready && { isGood: true }),
});

function formatChecked(request: PageRequest, day: string | null): PropertyCardData['checked'] {
	if (!day) return { text: request.t('property.notChecked'), isOld: true };
	return {
		text: request.t('property.checked', { date: createFormats(request).date(day, 'short') }),
		isOld: daysSince(day) > STALE_AFTER_DAYS,
	};
}

export type CompoundCardData = {
	id: number;
	to: string;
	title: string;
	photo: Photo | null;
	developer: string | null;
	/** The developer's cheapest unit, else an owner's. */
	from: { label: string; money: Money; converted: string | null } | null;
	/** Resale prices, one line each. */
	others: string[];
	/** Monthly amount and delivery of that unit, and the number of units for sale. */
	facts: Fact[];
	delivery: string;
	place: string;
};

export const compoundCards = (
	request: PageRequest,
	projects: Project[],
	{ withPlaceholder = WITH_PLACEHOLDER }: Pick<Wishes, 'withPlaceholder'> = {},
): CompoundCardData[] =>
	optionalEach(request, 'compound card', projects, (project, index) => {
		const card = compoundCard(request, project);
		return index < withPlaceholder || !card.photo ? card : { ...card, photo: { ...card.photo, placeholder: null } };
	});

function compoundCard(request: PageRequest, project: Project): CompoundCardData {
	const { read, locale, t } = request;
	const { money, moneyText } = createFormats(request);
	const { primary, ...others } = cheapestIn(request, project);
	const lead = primary ?? others.resale;
	const plan = primary && findEasiestPlan(primary.price, read.many('payment_plan', primary.payment_plans));
	const delivery = deliveryFact(request, primary ?? project);
	const facts = [
		...(primary && plan ? [monthlyFact(request, primary, plan)] : []),
		{ label: t('card.available'), value: t('count.units', { count: unitsFor(request, project).length }) },
		delivery,
	];
	return {
		id: project.id,
		to: recordAddress('project', project, locale),
		title: project.translations[locale].name,
		photo: pickPhoto(request, `compound ${project.id}`, project.images),
		developer: read.get('developer', project.developer)?.translations[locale].name ?? null,
		from: lead && {
			label: t(primary ? 'compound.from' : 'compound.resaleFrom'),
			money: money(lead.price, lead.currency),
			converted: convertedLine(request, lead, facts),
		},
		others: [
			...(primary && others.resale
				? [t('compound.resaleAt', { price: moneyText(money(others.resale.price, others.resale.currency)) })]
				: []),
			...(others.rent ? [t('compound.rentAt', { price: moneyText(money(others.rent.price, others.rent.currency)) })] : []),
		],
		facts,
		delivery: delivery.isGood ? t('records.readyNow') : delivery.value,
		place: formatPlace(request, null, project.area),
	};
}
