import { typeCodes } from '#domain/vocabulary.ts';
import { dayFrom, idAt, SAMPLE_AGENT } from '../assemble.ts';
import { chooseCluster } from '../clusters.ts';
import type { PropertyBundle, WorldFacts } from '../facts.ts';
import { type Random, random } from '../random.ts';
import { tourAndFilmOfUnit } from '../tours.ts';
import { chooseFloorPlan } from './floor-plan.ts';
import { buildHistory } from './history.ts';
import { chooseOrientation } from './orientation.ts';
import { placePoint } from './point.ts';
import { computePrice } from './prices.ts';
import { privateFacts } from './private-facts.ts';
import { rosterEntryAt } from './roster.ts';
import { writeTexts } from './text.ts';
import type { Unit } from './unit.ts';

const statuses = [
	['published', 96.5],
	['sold', 1],
	['draft', 1],
	['review', 0.5],
	['on_hold', 0.5],
	['archived', 0.5],
] as const;

function chooseAgent({ area }: Unit, { agents }: WorldFacts, draw: Random): number | null {
	const local = agents.filter(({ areaIds }) => areaIds.includes(area.id));
	const able = local.length > 0 ? local : agents;
	return able.length > 0 ? draw.pick(able).id : null;
}

/** A developer's unit has the charges of its compound, a resale only the deposit, a rent none. */
function buildCharges({ compound, market, purpose, category }: Unit): Record<string, number | null> {
	const primary = market === 'primary' ? compound : null;
	return {
		maintenance_percent: purpose === 'sale' ? (compound?.maintenancePercent ?? null) : null,
		club_fee: (category === 'residential' && primary?.clubFee) || null,
		parking_fee: primary?.parkingFee || null,
	};
}

/** One unit without photographs. The same index and world always give the same unit. */
export function makeListing(index: number, world: WorldFacts): Omit<PropertyBundle, 'images'> {
	const { unit, name } = rosterEntryAt(index, world);
	const draw = random(`property:${index}`);
	const id = idAt(index);
	const { compound, area, size, finish } = unit;
	const status = draw.weighted(statuses);
	const price = computePrice(unit);
	const recentlyChecked = draw.chance(0.93) ? draw.int(0, 12) : draw.int(13, 30);
	const expiresInDays = draw.chance(0.01) ? -draw.int(1, 6) : draw.int(30, 120);
	const agent = chooseAgent(unit, world, draw);
	const checkedDaysAgo = agent === SAMPLE_AGENT && index % 10 === 7 ? 31 + (index % 14) : recentlyChecked;
	const priceHistory = buildHistory(unit, price, checkedDaysAgo, world.today, status === 'published');

	return {
		property: {
			id,
			status,
			reference: `${area.code}-${typeCodes[unit.type]}-${id}`,
			agent,
			purpose: unit.purpose,
			market: unit.market,
			category: unit.category,
			type: unit.type,
			project: compound?.id ?? null,
			cluster: chooseCluster(unit),
			area: area.id,
			featured: status === 'published' && draw.chance(0.03),
			exclusive: draw.chance(0.08),
			price,
			currency: 'EGP',
			rent_period: unit.rentPeriod,
			listed_on: status === 'draft' || status === 'review' ? null : (priceHistory[0]?.changed_on ?? null),
			price_checked_on: dayFrom(world.today, -checkedDaysAgo),
			expires_on: dayFrom(world.today, expiresInDays),
			...buildCharges(unit),
			...buildTakeover(unit, price, world.today),
			bedrooms: size.bedrooms,
			bathrooms: size.bathrooms,
			built_up_area: size.builtUp,
			garden_area: size.garden,
			roof_area: size.roof,
			land_area: size.land,
			floor: size.floor,
			finishing: finish.finishing,
			furnished: finish.furnished,
			view: unit.view,
			orientation: chooseOrientation(unit),
			ready: unit.ready,
			delivery_date: unit.deliveryDate,
			...tourAndFilmOfUnit(unit),
			video_url: null,
			tour_url: null,
			coordinates: placePoint(unit),
			show_exact_place: unit.market !== 'primary' && random(`place:${index}`).chance(0.4),
		},
		private: privateFacts(unit, id),
		translations: writeTexts(unit, name),
		floorPlan: chooseFloorPlan(unit),
		amenities: unit.amenities,
		planIds: choosePlans(unit),
		priceHistory,
	};
}

/** The parts of a takeover: paid, over and remaining. The price is their sum. */
function buildTakeover(
	{ index, compound, market, purpose, ready, deliveryDate }: Unit,
	price: number,
	today: string,
): Record<string, unknown> {
	if (purpose !== 'sale' || market !== 'resale' || !compound || ready || !deliveryDate) return {};
	const draw = random(`takeover:${index}`);
	const round = (amount: number) => Math.round(amount / 5000) * 5000;
	const over = round(price * draw.between(0.04, 0.14));
	const paid = round(price * draw.between(0.18, 0.45));
	const remaining = price - over - paid;
	const years = draw.int(2, 6);
	return {
		paid_amount: paid,
		over_amount: over,
		remaining_amount: remaining,
		remaining_until: dayFrom(today, years * 365),
		instalment_amount: Math.round(remaining / (years * 4) / 100) * 100,
		instalment_frequency: 'quarterly',
		transfer_fee_percent: draw.chance(0.7) ? draw.pick([1, 1.5, 2, 2.5]) : null,
	};
}

/** A developer sells all homes of a compound by the same plans; an owner has none. */
const choosePlans = ({ compound, market }: Unit): number[] => (market === 'primary' && compound ? compound.planIds : []);
