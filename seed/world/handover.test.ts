import { describe, expect, test } from 'vitest';
import { dayFrom } from './assemble.ts';
import { compounds } from './compounds.ts';
import { constructionRecords } from './construction.ts';
import { masterPlanFacts } from './master-plans.ts';
import { worldFacts } from './properties.ts';
import { makeWorld } from './world.ts';

const today = '2026-11-15';

/** Several compounds are delivered within a year. */
describe.each([today, dayFrom(today, 365)])('on %s', (day) => {
	const records = [...makeWorld(day).records()];
	const projects = new Map(records.filter(({ collection }) => collection === 'project').map((record) => [record.row.id, record]));
	const homes = records.filter(({ collection, row }) => collection === 'property' && row['project']);
	const updated = new Set([...constructionRecords(day)].map(({ row }) => Number(row['project'])));
	const textsOf = (id: number) =>
		(projects.get(id)?.parts.find(({ table }) => table === 'project_translations')?.rows ?? []).map((text) => JSON.stringify(text));

	test('homes are delivered with their compound', () => {
		const wrong = homes.filter(({ row }) => row['ready'] !== projects.get(Number(row['project']))?.row['ready']);
		expect(wrong.map(({ row }) => row['reference'])).toEqual([]);
		expect(homes.length).toBeGreaterThan(400);
	});

	test('a compound is ready or has a future day, and only those under construction have updates', () => {
		for (const [id, { row }] of projects) {
			expect([id, row['ready'], String(row['delivery_date'] ?? '') > day]).toEqual([id, row['ready'], !row['ready']]);
			expect([id, row['delivered_on'] !== null]).toEqual([id, row['ready']]);
			if (row['ready']) expect(updated.has(id)).toBe(false);
		}
	});

	test('texts name the delivery month of their record in both languages, and no other', () => {
		for (const [id, { row }] of projects) {
			if (!row['delivery_date']) continue;
			const month = (language: string) =>
				new Date(`${row['delivery_date']}T12:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric' });
			const [english = '', arabic = ''] = textsOf(id);
			expect([id, english.match(/Handover is due in ([^.]+)\./g)]).toEqual([id, [`Handover is due in ${month('en-GB')}.`]]);
			expect([id, arabic.match(/الاستلام في [^.]+\./g)?.at(-1)]).toEqual([id, `الاستلام في ${month('ar-EG-u-nu-latn')}.`]);
			expect(english + arabic).not.toContain('{handover}');
		}
	});
});

const numbers = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|\\d+';
const groups = 'clusters|buildings|blocks|neighbourhoods|zones|phases|terraces|villages|hamlets|islands|hills|towers|courtyards|courts';
/** Only updates, which have a date, may mention construction progress. */
const progress =
	/\b(?:concrete work|foundations?|structures?|facades?|excavation|earthworks|frame|roads) (?:is|are|has|have) |roof level|handover (?:next|planned)|are being (?:plastered|tiled|lined|fitted|laid)|months from handover/i;

describe('the description of a compound', () => {
	const { compounds: facts } = worldFacts(today);
	const texts = compounds.map((compound, index) => {
		const { key, delivery, landFeddan, summary, description, faq } = compound;
		const text = [summary.en, description.en, ...faq.flatMap(({ question, answer }) => [question.en, answer.en])].join(' ');
		const fact = facts[index];
		return { key, isReady: delivery === 'ready', hasPlan: fact ? masterPlanFacts(fact, landFeddan) !== null : false, text };
	});

	test('leaves the number of clusters to the master plan', () => {
		const counted = texts.filter(({ hasPlan }) => hasPlan);
		const counts = new RegExp(`\\b(?:${numbers}) (?:[a-z-]+ ){0,2}(?:${groups})\\b`, 'i');
		expect(counted.flatMap(({ key, text }) => text.match(counts)?.map((found) => `${key}: ${found}`) ?? [])).toEqual([]);
	});

	test('leaves construction progress to dated updates', () => {
		const building = texts.filter(({ isReady }) => !isReady);
		expect(building.flatMap(({ key, text }) => text.match(progress)?.map((found) => `${key}: ${found}`) ?? [])).toEqual([]);
	});
});
