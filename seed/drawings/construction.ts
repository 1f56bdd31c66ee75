import type { Text } from '../sample/shapes.ts';
import { circle, drawing, ink, line, polygon, rectangle, shape } from './svg.ts';

/** Drawings of building sites, in place of photographs in the sample content. */
export const CONSTRUCTION_SIZE = { width: 1200, height: 800 };

export const buildingKinds = ['flats', 'houses'] as const;
export type BuildingKind = (typeof buildingKinds)[number];

/** Applies from `percent` of completion on. */
export type Stage = { key: string; percent: number; alt: Text; text: Text };

export const constructionStages: Stage[] = [
	{
		key: 'ground',
		percent: 0,
		alt: { en: 'Drawing of the site: the ground is levelled', ar: 'رسم للموقع: تسوية الأرض' },
		text: {
			en: 'The land is fenced and levelled, and the first foundations are dug.',
			ar: 'تم تسوير الأرض وتسويتها، وبدأ حفر أول الأساسات.',
		},
	},
	{
		key: 'foundations',
		percent: 12,
		alt: { en: 'Drawing of the site: foundations and first columns', ar: 'رسم للموقع: الأساسات وأول الأعمدة' },
		text: { en: 'Foundations are poured, and the first columns stand.', ar: 'تم صب الأساسات، وارتفعت أول الأعمدة.' },
	},
	{
		key: 'frame',
		percent: 30,
		alt: { en: 'Drawing of the site: half of the frame stands beside a crane', ar: 'رسم للموقع: نصف الهيكل قائم بجوار الونش' },
		text: { en: 'The concrete frame is half way up, and roads are marked out.', ar: 'وصل الهيكل الخرساني إلى المنتصف، وتم تخطيط الطرق.' },
	},
	{
		key: 'walls',
		percent: 52,
		alt: { en: 'Drawing of the site: the frame is complete and walls are going up', ar: 'رسم للموقع: اكتمل الهيكل ويجري بناء الحوائط' },
		text: {
			en: 'The frame is complete, and brick walls are going up floor by floor.',
			ar: 'اكتمل الهيكل الخرساني، ويجري بناء الحوائط دورًا بعد دور.',
		},
	},
	{
		key: 'facade',
		percent: 74,
		alt: { en: 'Drawing of the site: façades are plastered behind scaffolding', ar: 'رسم للموقع: الواجهات خلف السقالات' },
		text: { en: 'Façades are being plastered, and pipes and cables are laid.', ar: 'يجري تشطيب الواجهات ومد المواسير والكابلات.' },
	},
	{
		key: 'finishing',
		percent: 90,
		alt: { en: 'Drawing of the site: windows are in and the first trees planted', ar: 'رسم للموقع: الشبابيك مركبة وأول الأشجار مزروعة' },
		text: {
			en: 'Windows are in, trees are planted, and finishing goes on inside.',
			ar: 'تم تركيب الشبابيك وزراعة الأشجار، والتشطيب الداخلي مستمر.',
		},
	},
];

export const findStage = (percent: number): Stage =>
	constructionStages.findLast((stage) => stage.percent <= percent) ?? (constructionStages[0] as Stage);

const GROUND = 640;
const concrete = '#b9b4aa';
const brick = '#c98a6b';

type Building = { x: number; width: number; floors: number; storey: number };

const buildings: Record<BuildingKind, Building[]> = {
	flats: [
		{ x: 90, width: 380, floors: 5, storey: 84 },
		{ x: 560, width: 420, floors: 6, storey: 78 },
	],
	houses: [
		{ x: 70, width: 250, floors: 2, storey: 112 },
		{ x: 380, width: 250, floors: 2, storey: 112 },
		{ x: 690, width: 280, floors: 2, storey: 112 },
	],
};

function drawFrame({ x, width, floors, storey }: Building, built: number, step: number): string {
	const columns = Math.round(width / 95);
	const bay = width / columns;
	const parts: string[] = [];
	for (let floor = 0; floor < built; floor++) {
		const top = GROUND - (floor + 1) * storey;
		for (let bayAt = 0; bayAt < columns; bayAt++) {
			const left = x + bayAt * bay;
			if (step >= 3 && (step > 3 || floor < floors / 2))
				parts.push(rectangle(left, top + 12, bay, storey - 12, { fill: step >= 4 ? ink.sand200 : brick }));
			if (step >= 4)
				parts.push(
					rectangle(left + bay * 0.28, top + storey * 0.34, bay * 0.44, storey * 0.42, {
						fill: step >= 5 ? ink.blue300 : ink.sand600,
						stroke: ink.white,
						'stroke-width': 4,
					}),
				);
		}
		for (let column = 0; column <= columns; column++)
			parts.push(rectangle(x + column * bay - 7, top + 12, 14, storey - 12, { fill: step >= 4 ? ink.sand300 : concrete }));
		parts.push(rectangle(x - 14, top, width + 28, 14, { fill: step >= 4 ? ink.sand300 : concrete }));
	}
	if (step === 4)
		for (let pole = 0; pole <= columns; pole++)
			parts.push(
				line(
					{ x: x + pole * bay - 20, y: GROUND },
					{ x: x + pole * bay - 20, y: GROUND - floors * storey - 20 },
					{ stroke: ink.sun500, 'stroke-width': 4 },
				),
			);
	return parts.join('');
}

const crane = (x: number, height: number): string =>
	[
		rectangle(x - 9, GROUND - height, 18, height, { fill: ink.sun500 }),
		rectangle(x - 110, GROUND - height - 14, 420, 14, { fill: ink.sun500 }),
		polygon(
			[
				{ x: x - 9, y: GROUND - height - 14 },
				{ x: x + 9, y: GROUND - height - 14 },
				{ x, y: GROUND - height - 70 },
			],
			{ fill: ink.sun500 },
		),
		rectangle(x - 110, GROUND - height, 54, 34, { fill: ink.sand600 }),
		line({ x: x + 240, y: GROUND - height }, { x: x + 240, y: GROUND - height + 130 }, { stroke: ink.sand600, 'stroke-width': 3 }),
	].join('');

const tree = (x: number): string =>
	rectangle(x - 5, GROUND - 6, 10, 46, { fill: ink.sand600 }) + circle(x, GROUND - 26, 34, { fill: ink.green300 });

export function drawConstruction(kind: BuildingKind, { key }: Stage): string {
	const step = constructionStages.findIndex((stage) => stage.key === key);
	const built = (floors: number) => (step === 0 ? 0 : step === 1 ? 1 : step === 2 ? Math.ceil(floors / 2) : floors);
	const pits = buildings[kind].map(({ x, width }) => rectangle(x - 10, GROUND - 6, width + 20, 34, { fill: ink.sand400 }));
	const body = [
		rectangle(0, 0, 1200, GROUND, { fill: '#dcebf6' }),
		circle(1020, 130, 56, { fill: ink.sun100 }),
		shape('path', { d: `M0 ${GROUND - 40}q200-70 420-30t420-20 360 10V${GROUND}H0Z`, fill: ink.sand200 }),
		rectangle(0, GROUND, 1200, 160, { fill: ink.sand300 }),
		...pits,
		step >= 1 && step <= 3 ? crane(kind === 'flats' ? 515 : 350, kind === 'flats' ? 560 : 400) : '',
		...buildings[kind].map((building) => drawFrame(building, built(building.floors), step)),
		step === 5 ? [40, 520, 1040, 1130].map(tree).join('') : '',
		rectangle(0, GROUND + 96, 1200, 64, { fill: ink.sand400 }),
	];
	return drawing(CONSTRUCTION_SIZE.width, CONSTRUCTION_SIZE.height, body.join(''));
}
