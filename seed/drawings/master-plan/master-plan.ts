import type { Text, UnitMix } from '#seed/sample/shapes.ts';
import { type Random, random } from '#seed/world/random.ts';
import { circle, drawing, ink, line, type Point, rectangle, round, shape, softOutline, words } from '../svg.ts';
import { type Homes, homesByMix, rowsOfHomes } from './homes.ts';
import { drawLegend } from './legend.ts';
import { chooseServices, type Service } from './services.ts';
import { BEACH, drawSite, LAND, MIDDLE, pointsAlong, type Shore, type Site, type Zone } from './site.ts';

/** The land alone, and the sheet with the legend beside it. */
export const MASTER_PLAN_SIZE = { width: 1120, height: 1100 };
export const PLAN_SHEET_SIZE = { width: 1600, height: 1100 };

export type MasterPlanFacts = {
	key: string;
	name: Text;
	place: Text;
	mix: Exclude<UnitMix, 'commercial'>;
	amenities: string[];
	feddans: number;
	shore: Shore;
	/** If its texts say that it is a circle. */
	isRound: boolean;
};

/** As shares of the distance from the centre to the edge. */
const PARK = 0.3;
const INNER_ROAD = 0.36;
const MIDDLE_ROAD = 0.6;
const OUTER_ROAD = 0.97;
const GATE = Math.PI / 2;

const open = (points: Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
const closed = (points: Point[]): string => `${open(points)}Z`;

type Road = { path: string; width: number };

/** All kerbs are drawn below all roads, so that crossings are open. */
function roads(list: Road[]): string {
	const lines = (stroke: string, wider: number) =>
		list.map(({ path, width }) =>
			shape('path', { d: path, fill: 'none', stroke, 'stroke-width': width + wider, 'stroke-linejoin': 'round' }),
		);
	return [...lines(ink.sand300, 4), ...lines(ink.white, 0)].join('');
}

/** Tree crowns as a single shape. */
function trees(list: { at: Point; size: number }[]): string {
	const crowns = list.map(({ at: { x, y }, size }) => {
		const r = round(size);
		return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
	});
	return shape('path', { d: crowns.join(''), fill: ink.green300 });
}

function surroundings(shore: Shore): string {
	const ground = rectangle(LAND.x, LAND.y, LAND.width, LAND.height, { fill: ink.sand100 });
	const street = roads([{ path: `M${LAND.x - 20} 1022H${shore === 'east' ? BEACH.east - 30 : LAND.x + LAND.width + 20}`, width: 34 }]);
	if (shore === 'north')
		return (
			ground +
			rectangle(LAND.x, LAND.y, LAND.width, BEACH.north - LAND.y, { fill: ink.sun100 }) +
			shape('path', { d: `M${LAND.x} ${LAND.y}h${LAND.width}v84q-130 26-260 2t-260 6-260-8-260 14Z`, fill: ink.water }) +
			street
		);
	if (shore === 'east')
		return (
			ground +
			rectangle(BEACH.east, LAND.y, LAND.x + LAND.width - BEACH.east, LAND.height, { fill: ink.sun100 }) +
			shape('path', { d: `M${LAND.x + LAND.width} ${LAND.y}v${LAND.height}h-96q-26-127-2-255t-6-255 8-255-6-255Z`, fill: ink.water }) +
			street
		);
	return ground + street;
}

/** A lagoon, or lawn and paths; surrounded by trees. */
function park(site: Site, hasLagoon: boolean, draw: Random): string {
	const lawn = shape('path', { d: closed(pointsAlong(site, PARK)), fill: ink.green100 });
	const banks = Array.from({ length: 8 }, (_, index) => site.at((index * Math.PI) / 4, PARK * draw.between(0.5, 0.92)));
	const water = shape('path', { d: softOutline(banks), fill: ink.water, stroke: ink.white, 'stroke-width': 5 });
	const paths = roads([0.4, 2.2, 3.9].map((angle) => ({ path: open([site.at(angle, PARK), MIDDLE]), width: 5 })));
	const pond = circle(MIDDLE.x, MIDDLE.y, 26, { fill: ink.water, stroke: ink.white, 'stroke-width': 5 });
	const wood = Array.from({ length: 46 }, () => ({
		at: site.at(draw.between(0, 6.28), hasLagoon ? draw.between(PARK * 0.94, PARK) : draw.between(0.06, PARK * 0.97)),
		size: draw.between(5, 9),
	}));
	return lawn + (hasLagoon ? water : paths + pond) + trees(wood);
}

function buildZones(count: number, first: number, inner: number, outer: number, start: number): Zone[] {
	const size = (2 * Math.PI) / count;
	return Array.from({ length: count }, (_, index) => ({
		number: first + index,
		from: start + index * size,
		to: start + (index + 1) * size,
		inner,
		outer,
	}));
}

const findMiddle = (site: Site, { from, to, inner, outer }: Zone): Point => site.at((from + to) / 2, (inner + outer) / 2);

const badge = ({ x, y }: Point, text: string, fill: string, size = 19): string =>
	circle(x, y, size, { fill, stroke: ink.white, 'stroke-width': 3 }) +
	words(text, x, y + 8, { size: 22, weight: 600, fill: ink.white, anchor: 'middle' });

/** Shops at the gate, the club by the park, everything else along the middle road. */
function chooseSpot(site: Site, service: Service, index: number): Point {
	if (service.key === 'commercial-strip') return site.at(GATE + 0.24, 0.86);
	if (service.key === 'clubhouse') return site.at(-0.5, PARK * 0.82);
	if (service.key === 'kids-area') return site.at(2.5, PARK * 0.66);
	if (service.key === 'pet-area') return site.at(3.9, PARK * 0.78);
	return site.at(GATE + 0.9 + index * 1.25, MIDDLE_ROAD);
}

const drawBuilding = ({ x, y }: Point): string =>
	rectangle(x - 38, y - 26, 76, 52, { rx: 8, fill: ink.white, stroke: ink.blue900, 'stroke-width': 2 });

/** White around the land, which is faster to draw than clipping. */
const frame = ((): string => {
	const { width, height } = PLAN_SHEET_SIZE;
	const [right, bottom] = [LAND.x + LAND.width, LAND.y + LAND.height];
	const land = `M${LAND.x + 24} ${LAND.y}H${right - 24}q24 0 24 24V${bottom - 24}q0 24-24 24H${LAND.x + 24}q-24 0-24-24V${LAND.y + 24}q0-24 24-24Z`;
	return shape('path', { d: `M0 0H${width}V${height}H0Z${land}`, 'fill-rule': 'evenodd', fill: ink.white });
})();

/** Positions of everything on the land of a compound. */
function layOut(facts: MasterPlanFacts) {
	const draw = random(`master plan ${facts.key}`);
	const site = drawSite(draw, facts);
	const { inner, outer } = homesByMix[facts.mix];
	const many = facts.feddans > 90 ? 6 : facts.feddans > 40 ? 5 : 4;
	const innerZones = buildZones(2, 1, INNER_ROAD + 0.035, MIDDLE_ROAD - 0.03, GATE);
	const outerZones = buildZones(many, 3, MIDDLE_ROAD + 0.035, OUTER_ROAD - 0.04, GATE);
	const services = chooseServices(facts.amenities);
	const rings =
		inner.name === outer.name
			? [{ numbers: `1–${many + 2}`, homes: outer }]
			: [
					{ numbers: '1–2', homes: inner },
					{ numbers: `3–${many + 2}`, homes: outer },
				];
	return { draw, site, inner, outer, innerZones, outerZones, zones: [...innerZones, ...outerZones], services, rings };
}

/** Corners in per cent of the picture. */
export type PlanZone = { number: number; homes: Homes; middle: [number, number]; outline: [number, number][] };

const CORNER_EVERY = 0.4;

export function readPlanZones(facts: MasterPlanFacts): PlanZone[] {
	const { site, inner, outer, innerZones, zones } = layOut(facts);
	const share = ({ x, y }: Point): [number, number] => [
		Math.round((100 * x) / MASTER_PLAN_SIZE.width),
		Math.round((100 * y) / MASTER_PLAN_SIZE.height),
	];
	return zones.map((zone) => {
		const steps = Math.ceil((zone.to - zone.from) / CORNER_EVERY);
		const edge = (at: number) =>
			Array.from({ length: steps + 1 }, (_, step) => site.at(zone.from + ((zone.to - zone.from) * step) / steps, at));
		return {
			number: zone.number,
			homes: innerZones.includes(zone) ? inner : outer,
			middle: share(findMiddle(site, zone)),
			outline: [...edge(zone.outer), ...edge(zone.inner).reverse()].map(share),
		};
	});
}

/** The meaning of numbers and letters on a plan. */
export function readPlanLegend(facts: MasterPlanFacts): { mark: string; text: Text }[] {
	const { rings, services } = layOut(facts);
	return [
		...rings.map(({ numbers, homes }) => ({ mark: numbers, text: homes.name })),
		...services.map(({ letter, name }) => ({ mark: letter, text: name })),
	];
}

function drawLand(facts: MasterPlanFacts): string {
	const { draw, site, inner, outer, innerZones, outerZones, zones, services } = layOut(facts);
	const spots = services.map((service, index) => ({ service, spot: chooseSpot(site, service, index) }));
	const taken = [...spots.map(({ spot }) => spot), ...zones.map((zone) => findMiddle(site, zone))];
	const streets = [
		...outerZones.map(({ from }) => [site.at(from, MIDDLE_ROAD), site.at(from, OUTER_ROAD - 0.025)]),
		...innerZones.map(({ from }) => [site.at(from, INNER_ROAD), site.at(from, MIDDLE_ROAD)]),
	];
	const gate = site.at(GATE, 1);
	const body = [
		surroundings(facts.shore),
		shape('path', { d: closed(pointsAlong(site, 1)), fill: ink.green50, stroke: ink.green300, 'stroke-width': 4 }),
		trees(Array.from({ length: 90 }, () => ({ at: site.at(draw.between(0, 6.28), 0.985), size: draw.between(4, 7) }))),
		roads([
			{ path: closed(pointsAlong(site, OUTER_ROAD - 0.025)), width: 9 },
			{ path: closed(pointsAlong(site, MIDDLE_ROAD)), width: 13 },
			{ path: closed(pointsAlong(site, INNER_ROAD)), width: 9 },
			...streets.map((street) => ({ path: open(street), width: 11 })),
			{ path: open([site.at(GATE, MIDDLE_ROAD), { x: gate.x, y: 1022 }]), width: 18 },
		]),
		park(site, facts.amenities.includes('lagoon'), draw),
		...innerZones.map((zone) => rowsOfHomes(site, inner, zone, taken)),
		...outerZones.map((zone) => rowsOfHomes(site, outer, zone, taken)),
		...spots.map(({ spot }) => drawBuilding(spot)),
		rectangle(gate.x - 30, gate.y - 9, 60, 18, { rx: 4, fill: ink.red600 }),
		line({ x: gate.x - 60, y: gate.y }, { x: gate.x + 60, y: gate.y }, { stroke: ink.red600, 'stroke-width': 3 }),
		...zones.map((zone) => badge(findMiddle(site, zone), String(zone.number), ink.blue900)),
		...spots.map(({ service, spot }) => badge(spot, service.letter, ink.green600, 17)),
	];
	return body.join('') + frame;
}

export const drawMasterPlan = (facts: MasterPlanFacts): string => drawing(MASTER_PLAN_SIZE.width, MASTER_PLAN_SIZE.height, drawLand(facts));

/** For printing, in both languages. */
export function drawPlanSheet(facts: MasterPlanFacts): string {
	const { services, rings } = layOut(facts);
	return drawing(PLAN_SHEET_SIZE.width, PLAN_SHEET_SIZE.height, drawLand(facts) + drawLegend(facts, services, rings));
}
