import { circle, ink, line, polygon, rectangle, words } from '../svg.ts';
import type { Homes } from './homes.ts';
import type { MasterPlanFacts } from './master-plan.ts';
import type { Service } from './services.ts';

const LEFT = 1128;
const RIGHT = 1560;
const ROW = 52;

const feddanForms: Partial<Record<Intl.LDMLPluralRule, string>> = { few: 'أفدنة', many: 'فدانًا' };
export const feddansInArabic = (count: number): string => `${count} ${feddanForms[new Intl.PluralRules('ar').select(count)] ?? 'فدان'}`;

const row = (y: number, mark: string, en: string, ar: string): string =>
	mark + words(en, LEFT + 64, y + 8, { size: 22 }) + words(ar, RIGHT, y + 8, { size: 22 });

const north = (x: number, y: number): string =>
	polygon(
		[
			{ x, y: y - 26 },
			{ x: x + 13, y: y + 12 },
			{ x, y: y + 4 },
			{ x: x - 13, y: y + 12 },
		],
		{ fill: ink.blue900 },
	) + words('N', x, y + 38, { size: 20, weight: 600, fill: ink.blue900, anchor: 'middle' });

export function drawLegend(
	{ name, place, feddans, amenities, shore }: MasterPlanFacts,
	services: Service[],
	zones: { numbers: string; homes: Homes }[],
): string {
	let y = 262;
	const next = () => {
		y += ROW;
		return y - ROW;
	};
	const swatch = (at: number, fill: string, edge: string) =>
		rectangle(LEFT, at - 15, 48, 30, { rx: 5, fill, stroke: edge, 'stroke-width': 2 });
	const homes = zones.map(({ numbers, homes }) => {
		const at = next();
		const mark = swatch(at, homes.roof, homes.edge) + words(numbers, LEFT + 24, at + 7, { size: 20, weight: 600, anchor: 'middle' });
		return row(at, mark, homes.name.en, homes.name.ar);
	});
	const places = services.map(({ letter, name: service }) => {
		const at = next();
		const mark =
			circle(LEFT + 24, at, 17, { fill: ink.green600 }) +
			words(letter, LEFT + 24, at + 8, { size: 21, weight: 600, fill: ink.white, anchor: 'middle' });
		return row(at, mark, service.en, service.ar);
	});
	const surfaces: [fill: string, edge: string, en: string, ar: string][] = [
		...(amenities.includes('lagoon') ? [[ink.water, ink.water, 'Lagoon', 'بحيرات صناعية'] as [string, string, string, string]] : []),
		[ink.green100, ink.green300, 'Park', 'حديقة مركزية'],
		...(shore ? [[ink.sun100, ink.sun300, 'Beach', 'الشاطئ'] as [string, string, string, string]] : []),
		[ink.red600, ink.red600, 'Gate', 'البوابة'],
	];
	const grounds = surfaces.map(([fill, edge, en, ar]) => {
		const at = next();
		return row(at, swatch(at, fill, edge), en, ar);
	});
	const small = { size: 22, fill: ink.sand600 };
	return [
		words(name.en, LEFT, 84, { size: 36, weight: 600, fill: ink.blue900 }),
		words(name.ar, RIGHT, 134, { size: 36, weight: 600, fill: ink.blue900 }),
		words(`${place.en} · ${feddans} feddans`, LEFT, 178, small),
		words(`${place.ar} · \u200f${feddansInArabic(feddans)}`, RIGHT, 212, small),
		line({ x: LEFT, y: 232 }, { x: RIGHT, y: 232 }, { stroke: ink.sand200, 'stroke-width': 2 }),
		...homes,
		...places,
		...grounds,
		north(LEFT + 24, 968),
		words('Indicative, not to scale', LEFT, 1056, { ...small, size: 20 }),
		words('مخطط توضيحي', RIGHT, 1056, { ...small, size: 20 }),
	].join('');
}
