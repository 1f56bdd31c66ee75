import type { Label } from '#cms/schema/define.ts';

/** The hand-written sample content, one JSON file per type below. Rich text is HTML: p h2 h3 ul ol li strong em a blockquote table. */
export type Text = Label;

export type PlaceText = { key: string; summary: Text; description: Text };

/** The finishing in which a developer delivers each kind of unit, as its texts say. */
export type FinishesByKind = Partial<Record<'flats' | 'houses' | 'beach' | 'work', ('core_shell' | 'semi_finished' | 'fully_finished')[]>>;

export type DeveloperText = { key: string; name: Text; founded: number; finishing?: FinishesByKind; summary: Text; description: Text };

export type UnitMix = 'apartments' | 'villas' | 'mixed' | 'coastal' | 'commercial';
export type CompoundText = {
	key: string;
	name: Text;
	developer: string;
	area: string;
	mix: UnitMix;
	delivery: 'ready' | string;
	/** Given if an offer mentions them; otherwise generated. */
	plans?: PlanText[];
	landFeddan: number;
	/** The smallest and largest number of bedrooms in its apartments or chalets, as its texts say. */
	bedrooms?: [number, number];
	finishing?: FinishesByKind;
	featured: boolean;
	amenities: string[];
	summary: Text;
	description: Text;
	faq: { question: Text; answer: Text }[];
};

export type LaunchText = {
	key: string;
	name: Text;
	compound: string;
	/** If it sells other kinds of homes than its compound. */
	mix?: UnitMix;
	/** The smallest and largest number of bedrooms, as its texts say. */
	bedrooms?: [number, number];
	launchInDays: number;
	eoi: number;
	delivery: string;
	summary: Text;
	description: Text;
};

/** Shares of the price in per cent; the rest is paid in instalments. */
export type PlanText = {
	down: number;
	years: number;
	frequency: 'monthly' | 'quarterly' | 'semi_annual';
	early: number;
	earlyMonth: number | null;
	delivery: number;
	cash: number;
};

export type OfferText = {
	key: string;
	name: Text;
	compound?: string;
	developer?: string;
	/** The id of a unit, whose price then comes from the discount. */
	property?: number;
	validFromDays: number;
	validForDays: number;
	discountPercent?: number;
	cashOnly?: boolean;
	/** Charges that the developer pays instead of the buyer. */
	pays?: string[];
	/** A plan that only the offer has. */
	plan?: PlanText;
	types?: string[];
	summary: Text;
	description: Text;
};

export type AgentText = {
	key: string;
	name: Text;
	title: Text;
	languages: string[];
	areas: string[];
	bio: Text;
};

export type TeamMemberText = { key: string; name: Text; title: Text; bio: Text };
export type PartnerText = { key: string; name: Text; kind: Text };
export type TestimonialText = { key: string; name: Text; role: Text; area: string; rating: 4 | 5; quote: Text };

export type CareerText = {
	key: string;
	department: 'sales' | 'marketing' | 'technology' | 'operations' | 'finance' | 'people';
	employment: 'full_time' | 'part_time' | 'internship';
	openForDays: number;
	name: Text;
	place: Text;
	summary: Text;
	description: Text;
};

/** The body is in posts/{key}.en.html and posts/{key}.ar.html. */
export type PostText = {
	key: string;
	name: Text;
	summary: Text;
	tags: string[];
	author: string;
	publishedDaysAgo: number;
	image: string;
};

export type BlockText = {
	type: string;
	heading: Text;
	text?: Text;
	items?: { title: Text; text: Text }[];
	link?: { to: string; label?: Text };
	image?: string;
	limit?: number;
};
export type PageText = { key: string; title: Text; summary: Text; blocks: BlockText[] };
