import { expect, test } from 'vitest';
import { withAutomaticFields } from '#cms/schema/automatic.ts';
import { model } from '#cms/schema/model.ts';
import { starterLists } from './lists.ts';
import { buildPreset } from './make-lists.ts';

const listFields = (collection: string) =>
	model.filter(({ name }) => name === collection).flatMap((one) => withAutomaticFields(one).map(({ name }) => name));

/** Field names in a filter, without operators and values. */
function asked(filter: unknown): string[] {
	if (Array.isArray(filter)) return filter.flatMap(asked);
	if (typeof filter !== 'object' || filter === null) return [];
	return Object.entries(filter).flatMap(([name, value]) => (name.startsWith('_') ? asked(value) : [name, ...asked(value)]));
}

test('lists refer to existing fields', () => {
	for (const { collection, filter, ...list } of starterLists.map(buildPreset)) {
		const tabular = list.layout_query['tabular'] as { fields: string[]; sort: string[] };
		const named = [...asked(filter), ...tabular.fields, ...tabular.sort.map((field) => field.replace('-', ''))];
		expect(listFields(collection), collection).toEqual(expect.arrayContaining(named));
	}
});

test('each list exists once per role, and every bookmark has a name in both languages', () => {
	const presets = starterLists.map(buildPreset);
	expect(new Set(presets.map(({ role, collection, bookmark }) => [role, collection, bookmark].join())).size).toBe(presets.length);
	for (const { name } of starterLists) if (name) expect([name.en.length > 0, /[\u0600-\u06ff]/.test(name.ar)]).toEqual([true, true]);
});
