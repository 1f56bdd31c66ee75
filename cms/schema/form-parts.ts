import type { Field, FieldMeta, Label } from './define.ts';

export const notice = (name: string, label: Label, words: Label, look = { color: 'warning', icon: 'delete_forever' }): Field => ({
	name,
	label,
	type: 'alias',
	meta: {
		interface: 'presentation-notice',
		special: ['alias', 'no-data'],
		width: 'full',
		options: { ...look, text: words },
	},
	schema: null,
});

export type FormLink = { label: Label; icon: string; address: string; isFirst?: boolean };

/** Buttons with links; `{{field}}` in an address is filled in from the form. */
export const links = (
	name: string,
	label: Label,
	ways: FormLink[],
	shown: Pick<FieldMeta, 'hidden' | 'conditions' | 'width'> = {},
): Field => ({
	name,
	label,
	type: 'alias',
	meta: {
		interface: 'presentation-links',
		special: ['alias', 'no-data'],
		width: 'half',
		options: {
			links: ways.map(({ label: words, icon, address, isFirst }) => ({
				label: words,
				icon,
				type: isFirst ? 'primary' : 'normal',
				actionType: 'url',
				url: address,
			})),
		},
		...shown,
	},
	schema: null,
});

/** A collapsible section with a title. Returns the section and its fields. */
export function section(
	name: string,
	label: Label,
	icon: string,
	fields: Field[],
	start: 'open' | 'closed' = 'open',
	shown: Pick<FieldMeta, 'hidden' | 'conditions'> = {},
): Field[] {
	const fold: Field = {
		name,
		label,
		type: 'alias',
		meta: {
			interface: 'group-detail',
			special: ['alias', 'no-data', 'group'],
			width: 'full',
			options: { headerIcon: icon, start },
			...shown,
		},
		schema: null,
	};
	return [fold, ...fields.map((item) => ({ ...item, meta: { ...item.meta, group: item.meta.group ?? name } }))];
}
