import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { UnitMix } from '#seed/sample/shapes.ts';
import type { AreaFacts, CompoundFacts, PropertyBundle, WorldFacts } from '../facts.ts';
import { makeProperty } from './illustrated.ts';

/** A small world for tests: real areas, invented compounds and units. */
type Place = Omit<AreaFacts, 'id' | 'location' | 'coastal' | 'images'> & { location: string };
const Row = z.object({
	project: z.number().nullable(),
	area: z.number(),
	purpose: z.string(),
	market: z.enum(['primary', 'resale']),
	category: z.string(),
	status: z.string(),
	price: z.number(),
	rent_period: z.string().nullable(),
	built_up_area: z.number().nullable(),
	land_area: z.number().nullable(),
	garden_area: z.number().nullable(),
	maintenance_percent: z.number().nullable(),
	club_fee: z.number().nullable(),
	view: z.string().nullable(),
	ready: z.boolean(),
	delivery_date: z.string().nullable(),
	coordinates: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
type Places = { locations: { key: string; name: AreaFacts['name'] }[]; areas: Place[] };

const places: Places = JSON.parse(readFileSync(new URL('../../starter/places.json', import.meta.url), 'utf8'));
const areaKeys = [
	['fifth-settlement', 'first-settlement', 'sixth-settlement', 'el-shorouk', 'r7', 'october-gardens', 'central-zayed', 'zamalek'],
	['dokki', 'degla', 'smouha', 'sidi-abdel-rahman', 'el-gouna', 'hurghada', 'new-mansoura'],
].flat();

export const areas: AreaFacts[] = places.areas
	.filter(({ key }) => areaKeys.includes(key))
	.map((place, index) => {
		const { key, name } = places.locations.find((one) => one.key === place.location) ?? { key: '', name: place.name };
		const coastal = ['north-coast', 'red-sea', 'south-sinai'].includes(key);
		return { ...place, id: 501 + index, location: { key, name }, coastal, images: [] };
	});

const words = 'Nour,Warda,Safa,Hana,Rawda,Amal,Salam,Bahar,Nada,Fajr'.split(',');
const arabicWords = 'نور,وردة,صفا,هنا,روضة,أمل,سلام,بحار,ندى,فجر'.split(',');

function compound(index: number): CompoundFacts {
	const seaside = index % 5 === 4;
	const able = areas.filter((area) => area.developer && area.coastal === seaside);
	const area = able[index % able.length] as AreaFacts;
	const city: UnitMix[] = ['apartments', 'mixed', 'villas', 'apartments', 'commercial'];
	return {
		id: 701 + index,
		key: `compound-${index}`,
		name: {
			en: `${words[index % 10]} ${index < 10 ? 'Park' : 'Court'}`,
			ar: `${index < 10 ? 'حدائق' : 'بيوت'} ${arabicWords[index % 10]}`,
		},
		area,
		mix: seaside ? 'coastal' : (city[index % 7] ?? 'mixed'),
		bedrooms: null,
		finishing: {},
		deliveryDate: index % 3 === 0 ? null : `20${27 + (index % 4)}-06-01`,
		latitude: area.latitude,
		longitude: area.longitude,
		amenities: ['clubhouse', 'swimming-pool', 'security', 'cctv', 'lagoon', 'gym', 'maids-room', 'sea-view'],
		images: [],
		planIds: [index * 3 + 1, index * 3 + 2, index * 3 + 3],
		maintenancePercent: 8,
		clubFee: 100_000,
		parkingFee: 150_000,
	};
}

export const world: WorldFacts = {
	today: '2026-11-15',
	areas,
	compounds: Array.from({ length: 20 }, (_, index) => compound(index)),
	agents: [
		{ id: 11, areaIds: areas.slice(0, 8).map(({ id }) => id) },
		{ id: 12, areaIds: areas.slice(8, 14).map(({ id }) => id) },
	],
};
export const make = (count: number): PropertyBundle[] => Array.from({ length: count }, (_, index) => makeProperty(index, world));
export const units = make(800);
export const row = ({ property }: PropertyBundle) => Row.parse(property);
export const findCompound = (unit: PropertyBundle) => world.compounds.find(({ id }) => id === row(unit).project);
export const findArea = (unit: PropertyBundle) => areas.find(({ id }) => id === row(unit).area) as AreaFacts;
