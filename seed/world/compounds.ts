import type { SampleRecord } from '../records.ts';
import type { CompoundText, DeveloperText } from '../sample/shapes.ts';
import { areaFacts } from '../starter/places.ts';
import { assignIds, idAt, idFor, links, point, record, translations } from './assemble.ts';
import { listImages } from './compound-photos.ts';
import { brochureName, markName, masterPlanName } from './drawn-names.ts';
import type { AreaFacts, CompoundFacts } from './facts.ts';
import { formatHandover, isHandedOver } from './handover.ts';
import { planLegend } from './master-plans.ts';
import { findPlans } from './payment-plans.ts';
import { computeDeliveryPromise } from './promises.ts';
import { type Random, random } from './random.ts';
import { fileId, readSample } from './sample-files.ts';
import { tourAndFilmOfCompound } from './tours.ts';

const SQUARE_METRES_IN_FEDDAN = 4200;

export const developers = readSample<DeveloperText[]>('developers.json');
export const compounds = readSample<CompoundText[]>('compounds.json');
export const developerIds = assignIds(developers);
export const compoundIds = assignIds(compounds);

const developerByCompound = new Map(compounds.map(({ key, developer }) => [key, developer]));
export const developerOfCompound = (compound: string) => idFor(developerIds, developerByCompound.get(compound) ?? '');

/** The offset in degrees from the middle of the area to the compound. On a coast only inland: south of the Mediterranean, west of the Red Sea. */
function shift({ coastal, location }: AreaFacts, draw: Random): [north: number, east: number] {
	if (!coastal) return [draw.between(-0.014, 0.014), draw.between(-0.014, 0.014)];
	return location.key === 'north-coast'
		? [draw.between(-0.004, 0), draw.between(-0.016, 0.016)]
		: [draw.between(-0.016, 0.016), draw.between(-0.006, 0)];
}

export const compoundFacts: CompoundFacts[] = compounds.map((compound, index) => {
	const draw = random(`compound ${compound.key}`);
	const area = areaFacts.find(({ key }) => key === compound.area);
	if (!area) throw new Error(`compound ${compound.key} is in no area`);
	const [north, east] = shift(area, draw);
	return {
		id: idAt(index),
		key: compound.key,
		name: compound.name,
		area,
		mix: compound.mix,
		bedrooms: compound.bedrooms ?? null,
		finishing: { ...developers.find(({ key }) => key === compound.developer)?.finishing, ...compound.finishing },
		deliveryDate: compound.delivery === 'ready' ? null : compound.delivery,
		latitude: area.latitude + north,
		longitude: area.longitude + east,
		amenities: compound.amenities,
		images: listImages(compound.key),
		planIds: findPlans(compound.key).map(({ id }) => id),
		maintenancePercent: draw.pick([5, 7, 8, 8, 10]),
		clubFee: compound.amenities.includes('clubhouse') ? draw.pick([0, 75_000, 100_000, 150_000, 200_000]) : 0,
		parkingFee: compound.mix === 'villas' || compound.mix === 'coastal' ? 0 : draw.pick([100_000, 150_000, 200_000, 250_000]),
	};
});

/** A slightly rotated plot of the right size around the compound's point. */
function plot({ key, latitude, longitude }: CompoundFacts, landArea: number) {
	const turn = random(`plot ${key}`).between(0, Math.PI / 2);
	const half = Math.sqrt(landArea) / 2 / 111_000;
	const corner = (angle: number): [number, number] => {
		const at = turn + angle;
		return [longitude + (1.6 * half * Math.cos(at)) / Math.cos((latitude * Math.PI) / 180), latitude + 1.2 * half * Math.sin(at)].map(
			(value) => Math.round(value * 1e5) / 1e5,
		) as [number, number];
	};
	const ring = [0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2].map(corner);
	return { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
}

export function* companyRecords(): Generator<SampleRecord> {
	for (const [index, { key, name, founded, summary, description }] of developers.entries()) {
		const first = compounds.find(({ developer }) => developer === key);
		const cover = first ? listImages(first.key)[0] : undefined;
		yield record(
			'developer',
			{ id: idAt(index), sort: index + 1, founded, logo: fileId(markName(key)), cover: cover ? fileId(cover) : null },
			[translations('developer', { name, summary, description })],
		);
	}
}

export function* compoundRecords(amenityIds: Map<string, number>, today: string): Generator<SampleRecord> {
	for (const [index, compound] of compounds.entries()) {
		const facts = compoundFacts[index];
		if (!facts) continue;
		const isReady = isHandedOver(facts, today);
		const landArea = compound.landFeddan * SQUARE_METRES_IN_FEDDAN;
		const faq = {
			en: compound.faq.map(({ question, answer }) => ({ question: question.en, answer: answer.en })),
			ar: compound.faq.map(({ question, answer }) => ({ question: question.ar, answer: answer.ar })),
		};
		yield record(
			'project',
			{
				id: facts.id,
				sort: index + 1,
				developer: idFor(developerIds, compound.developer),
				area: facts.area.id,
				ready: isReady,
				delivery_date: isReady ? null : facts.deliveryDate,
				...computeDeliveryPromise(facts, today),
				land_area: landArea,
				featured: compound.featured,
				maintenance_percent: facts.maintenancePercent,
				club_fee: facts.clubFee || null,
				parking_fee: facts.parkingFee || null,
				coordinates: point(facts.latitude, facts.longitude),
				outline: plot(facts, landArea),
				master_plan: facts.mix === 'commercial' ? null : fileId(masterPlanName(compound.key)),
				...tourAndFilmOfCompound(compound),
				brochure: compound.featured ? fileId(brochureName(compound.key)) : null,
			},
			[
				translations('project', {
					name: compound.name,
					summary: compound.summary,
					description: formatHandover(compound.description, facts, today),
					faq,
					plan_legend: planLegend(facts, compound.landFeddan),
				}),
				links('project_payment_plan', 'payment_plan_id', facts.planIds),
				links('project_files', 'directus_files_id', listImages(compound.key).map(fileId)),
				links(
					'project_amenity',
					'amenity_id',
					compound.amenities.map((key) => idFor(amenityIds, key)),
				),
			],
		);
	}
}
