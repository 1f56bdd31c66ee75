import { FOLDER } from '#cms/schema/collections/common.ts';
import { buildingKinds, CONSTRUCTION_SIZE, constructionStages, drawConstruction } from '../drawings/construction.ts';
import { drawFloorPlan, PLAN_SIZE } from '../drawings/floor-plan/floor-plan.ts';
import { floorPlans } from '../drawings/floor-plan/layouts.ts';
import { drawMark, MARK_SIZE } from '../drawings/marks.ts';
import { drawMasterPlan, MASTER_PLAN_SIZE } from '../drawings/master-plan/master-plan.ts';
import { renderPng } from '../drawings/render.ts';
import type { SampleFile } from '../records.ts';
import type { Text } from '../sample/shapes.ts';
import { compoundFacts, compounds, developers } from './compounds.ts';
import { constructionName, floorPlanName, markName, masterPlanName } from './drawn-names.ts';
import { masterPlanFacts } from './master-plans.ts';
import { partners } from './people.ts';
import { bathrooms, bedrooms } from './property/words-ar.ts';
import { list, number } from './property/words-en.ts';
import { fileId } from './sample-files.ts';

type Picture = { name: string; folder: string; alt: Text; size: { width: number; height: number }; draw: () => string };

const picture = ({ name, folder, alt, size, draw }: Picture): SampleFile => ({
	id: fileId(name),
	name,
	type: 'image/png',
	folder,
	title: alt.en,
	alt_en: alt.en,
	alt_ar: alt.ar,
	...size,
	bytes: () => renderPng(draw()),
});

const layoutNames: Record<string, Text> = {
	flat: { en: 'a flat', ar: 'شقة' },
	garden: { en: 'a flat with a garden', ar: 'شقة بحديقة' },
	roof: { en: 'a flat with a roof terrace', ar: 'شقة بروف' },
	chalet: { en: 'a chalet', ar: 'شاليه' },
	house: { en: 'a house on two floors', ar: 'بيت من دورين' },
	duplex: { en: 'a duplex', ar: 'دوبلكس' },
	studio: { en: 'a studio', ar: 'استوديو' },
	office: { en: 'an office', ar: 'مكتب إداري' },
	clinic: { en: 'a clinic', ar: 'عيادة' },
	shop: { en: 'a shop', ar: 'محل تجاري' },
};

const counted = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;

function floorPlanAlt(key: string): Text {
	const [layout = '', beds = 0, baths = 0] = key.split('-').map((part, index) => (index ? Number(part) : part)) as [string, number, number];
	const name = layoutNames[layout] ?? { en: 'a home', ar: 'وحدة' };
	const plan = { en: `Floor plan of ${name.en}`, ar: `مسقط أفقي: ${name.ar}` };
	if (!baths || !beds) return plan;
	return {
		en: `${plan.en} with ${list([counted(beds, 'bedroom'), counted(baths, 'bathroom')])}`,
		ar: `${plan.ar}، ${bedrooms(beds, 'nominative')} و${bathrooms(baths, 'nominative')}`,
	};
}

export const drawnFiles: SampleFile[] = [
	...[...floorPlans.keys()].map((key) =>
		picture({
			name: floorPlanName(key),
			folder: FOLDER.properties,
			alt: floorPlanAlt(key),
			size: PLAN_SIZE,
			draw: () => drawFloorPlan(key),
		}),
	),
	...compounds.flatMap((compound, index) => {
		const facts = compoundFacts[index];
		const plan = facts && masterPlanFacts(facts, compound.landFeddan);
		if (!plan) return [];
		const { name } = compound;
		return picture({
			name: masterPlanName(compound.key),
			folder: FOLDER.projects,
			alt: { en: `Master plan of ${name.en}`, ar: `المخطط العام: ${name.ar}` },
			size: MASTER_PLAN_SIZE,
			draw: () => drawMasterPlan(plan),
		});
	}),
	...buildingKinds.flatMap((kind) =>
		constructionStages.map((stage) =>
			picture({
				name: constructionName(kind, stage.key),
				folder: FOLDER.projects,
				alt: stage.alt,
				size: CONSTRUCTION_SIZE,
				draw: () => drawConstruction(kind, stage),
			}),
		),
	),
	...[...developers, ...partners].map(({ key, name }) =>
		picture({
			name: markName(key),
			folder: FOLDER.companies,
			alt: { en: `Logo of ${name.en}`, ar: `شعار ${name.ar}` },
			size: { width: MARK_SIZE, height: MARK_SIZE },
			draw: () => drawMark(key),
		}),
	),
];
