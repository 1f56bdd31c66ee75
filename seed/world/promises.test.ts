import { describe, expect, test } from 'vitest';
import type { FinishesByKind } from '../sample/shapes.ts';
import { compounds, developers } from './compounds.ts';
import { SAMPLE_PROPERTIES } from './facts.ts';
import { worldFacts } from './properties.ts';
import { makeProperty } from './property/illustrated.ts';
import { houseTypes, workTypes } from './property/types.ts';

const facts = worldFacts('2026-11-15');
const units = Array.from({ length: SAMPLE_PROPERTIES }, (_, index) => {
	const { property } = makeProperty(index, facts);
	return {
		row: property,
		reference: property.reference,
		type: String(property['type']),
		compound: facts.compounds.find(({ id }) => id === property['project']),
	};
});

const words = {
	core_shell: [/core and shell/, /بدون تشطيب/],
	semi_finished: [/semi-finished/, /نصف تشطيب/],
	fully_finished: [/fully finished|complete/, /تشطيب كامل|كاملة التشطيب/],
} as const;

const numbers = ['', 'one', 'two', 'three', 'four'];
const range = /\b(one|two|three|four)(?:, (?:one|two|three))*,? (?:to|or|and) (?:a few )?(two|three|four)[- ]bedrooms?/;

describe('texts of developers and compounds', () => {
	test('developers name the places where they build', () => {
		const silent = developers.flatMap(({ key, summary, description }) =>
			facts.compounds
				.filter(({ id }) => compounds[id - 1001]?.developer === key)
				.flatMap(({ area }) =>
					(['en', 'ar'] as const)
						.filter(
							(language) =>
								![area, area.location].some(({ name }) => `${summary[language]} ${description[language]}`.includes(name[language])),
						)
						.map((language) => [key, area.name[language]]),
				),
		);
		expect(silent).toEqual([]);
	});

	test('developers name the finishing they deliver', () => {
		const silent = developers.flatMap(({ key, finishing, description }) =>
			Object.values(finishing ?? {})
				.flat()
				.filter((said) => !(words[said][0].test(description.en) && words[said][1].test(description.ar)))
				.map((said) => [key, said]),
		);
		expect(silent).toEqual([]);
	});

	test('their units have that finishing', () => {
		const chooseKind = ({ type, compound }: (typeof units)[number]): keyof FinishesByKind => {
			if (workTypes.includes(type)) return 'work';
			return compound?.mix === 'coastal' ? 'beach' : houseTypes.includes(type) ? 'houses' : 'flats';
		};
		const promised = units.filter((unit) => unit.row['market'] === 'primary' && unit.compound?.finishing[chooseKind(unit)]);
		const wrong = promised.filter(
			(unit) => !unit.compound?.finishing[chooseKind(unit)]?.some((finishing) => finishing === unit.row['finishing']),
		);
		expect(promised.length).toBeGreaterThan(100);
		expect(wrong.map(({ reference }) => reference)).toEqual([]);
	});

	test('compounds give the bedrooms of their apartments and chalets', () => {
		const counted = compounds.flatMap(({ key, bedrooms, description }) => {
			const found = description.en.match(range);
			const told = [numbers.indexOf(found?.[1] ?? ''), numbers.indexOf(found?.[2] ?? '')];
			return bedrooms && bedrooms[0] > 0 && found ? [{ key, bedrooms, told }] : [];
		});
		expect(counted.length).toBeGreaterThan(15);
		expect(counted.map(({ key, told }) => [key, told])).toEqual(counted.map(({ key, bedrooms }) => [key, bedrooms]));
	});

	test('their apartments and chalets have that many bedrooms', () => {
		const ranged = ['apartment', 'garden_apartment', 'loft', 'studio', 'chalet'];
		const wrong = units.filter(({ type, compound, row }) => {
			const [fewest, most] = compound?.bedrooms ?? [0, 9];
			return ranged.includes(type) && (Number(row['bedrooms']) < fewest || Number(row['bedrooms']) > most);
		});
		expect(wrong.map(({ reference }) => reference)).toEqual([]);
	});
});
