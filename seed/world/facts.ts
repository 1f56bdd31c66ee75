import type { FinishesByKind, Text, UnitMix } from '../sample/shapes.ts';

/** What properties are generated from. All ids are database ids. */
export type AreaFacts = {
	id: number;
	key: string;
	code: string;
	name: Text;
	location: { key: string; name: Text };
	latitude: number;
	longitude: number;
	/** EGP per m²: [low, high]; null if there is no such market. */
	resale: [number, number] | null;
	developer: [number, number] | null;
	coastal: boolean;
	/** Photographs of its location and areas, which units there do not use. */
	images: string[];
};

export type CompoundFacts = {
	id: number;
	key: string;
	name: Text;
	area: AreaFacts;
	mix: UnitMix;
	bedrooms: [number, number] | null;
	finishing: FinishesByKind;
	/** ISO date, or null when ready to move. */
	deliveryDate: string | null;
	latitude: number;
	longitude: number;
	amenities: string[];
	images: string[];
	planIds: number[];
	maintenancePercent: number;
	clubFee: number;
	parkingFee: number;
};

export type AgentFacts = { id: number; areaIds: number[] };

export type WorldFacts = { today: string; areas: AreaFacts[]; compounds: CompoundFacts[]; agents: AgentFacts[] };

export type PropertyTextFacts = { name: string; slug: string; description: string };

export const SAMPLE_PROPERTIES = 800;

/** One unit with its child rows, before related ids are filled in. */
export type PropertyBundle = {
	property: Record<string, unknown> & { id: number; reference: string; status: string; price: number };
	private: Record<string, unknown>;
	translations: { en_US: PropertyTextFacts; ar_EG: PropertyTextFacts };
	images: string[];
	/** The key of a floor plan with its rooms. */
	floorPlan: string | null;
	amenities: string[];
	planIds: number[];
	priceHistory: { price: number; currency: string; changed_on: string }[];
};
