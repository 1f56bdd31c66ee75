import { withAutomaticFields } from '../schema/automatic.ts';
import type { Collection, Field } from '../schema/define.ts';
import { model } from '../schema/model.ts';

/** The schema as rights need it: the tables, who owns their rows, and which fields are public. */
export type TableRights = {
	name: string;
	owner: string;
	ownerKey: string | null;
	publicFields: string[];
	staffFields: string[];
	/** Sections of the form: Studio hides their fields from those who may not read the section. */
	sections: string[];
};

const isGroup = (field: Field) => field.meta.special?.includes('group') ?? false;

function split(fields: Field[]) {
	const real = fields.filter((field) => !isGroup(field));
	return {
		publicFields: real.filter((field) => !field.staffOnly).map((field) => field.name),
		staffFields: real.filter((field) => field.staffOnly).map((field) => field.name),
		sections: fields.filter(isGroup).map((field) => field.name),
	};
}

export function listTables(collection: Collection): TableRights[] {
	const ownerKey = `${collection.name}_id`;
	const own: TableRights = { name: collection.name, owner: collection.name, ownerKey: null, ...split(withAutomaticFields(collection)) };
	const texts = collection.translated && {
		name: `${collection.name}_translations`,
		owner: collection.name,
		ownerKey,
		publicFields: ['id', ownerKey, 'languages_code', ...collection.translated.map((field) => field.name)],
		staffFields: ['user_updated'],
		sections: [],
	};
	const junctions = collection.fields.flatMap((field) =>
		field.relation?.kind === 'many'
			? [
					{
						name: field.relation.junction,
						owner: collection.name,
						ownerKey,
						publicFields: ['id', ownerKey, `${field.relation.to}_id`, 'sort'],
						staffFields: [],
						sections: [],
					},
				]
			: [],
	);
	return [own, ...(texts ? [texts] : []), ...junctions];
}

/** A table whose rows belong to a row of another collection, and the field of that row through which they are edited. */
export type Part = { table: string; parent: string; parentKey: string; alias: string };

export const parts: Part[] = model.flatMap((collection) => {
	const { name, translated, fields, partOf } = collection;
	const parentKey = `${name}_id`;
	const owner = partOf && model.find((item) => item.name === partOf.collection);
	const alias = owner?.fields.find(({ relation }) => relation?.kind === 'children' && relation.of === name)?.name;
	return [
		...(translated ? [{ table: `${name}_translations`, parent: name, parentKey, alias: 'translations' }] : []),
		...fields.flatMap(({ name: field, relation }) =>
			relation?.kind === 'many' ? [{ table: relation.junction, parent: name, parentKey, alias: field }] : [],
		),
		...(partOf && alias ? [{ table: name, parent: partOf.collection, parentKey: partOf.key, alias }] : []),
	];
});

export const contentCollections = model.filter((collection) => collection.audience === 'content');
export const inboxCollections = model.filter((collection) => collection.audience === 'inbox');
export const staffCollections = model.filter((collection) => collection.audience === 'staff');
