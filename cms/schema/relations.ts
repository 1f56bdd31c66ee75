import type { Field, Label } from './define.ts';
import type { FieldOptions } from './fields.ts';

type ReferenceOptions = FieldOptions & { template?: string; onDelete?: 'SET NULL' | 'CASCADE' | 'NO ACTION' };

/** Refers to one row of another collection. A required one prevents deleting its target. */
export function belongsTo(name: string, label: Label, to: string, options: ReferenceOptions = {}): Field {
	const template = options.template ?? '{{translations}}';
	const isUser = to === 'directus_users';
	return {
		name,
		label,
		type: isUser ? 'uuid' : 'integer',
		staffOnly: options.staffOnly,
		meta: {
			interface: 'select-dropdown-m2o',
			special: ['m2o'],
			options: { template: isUser ? '{{first_name}} {{last_name}}' : template },
			display: 'related-values',
			display_options: { template: isUser ? '{{first_name}} {{last_name}}' : template },
			width: options.wide ? 'full' : 'half',
			...(options.note && { note: options.note }),
			...(options.required && { required: true }),
			...(options.readonly && { readonly: true }),
			...(options.hidden && { hidden: true }),
			...(options.conditions && { conditions: options.conditions }),
		},
		schema: { is_nullable: true, is_indexed: true, ...(options.unique && { is_unique: true }) },
		relation: { kind: 'one', to, onDelete: options.onDelete ?? (options.required ? 'NO ACTION' : 'SET NULL') },
	};
}

function fileField(interfaceName: 'file-image' | 'file', folder: string) {
	return (name: string, label: Label, options: FieldOptions = {}): Field => ({
		name,
		label,
		type: 'uuid',
		staffOnly: options.staffOnly,
		meta: {
			interface: interfaceName,
			special: ['file'],
			options: { folder },
			display: interfaceName === 'file-image' ? 'image' : 'file',
			width: options.wide ? 'full' : 'half',
			...(options.note && { note: options.note }),
		},
		schema: { is_nullable: true, is_indexed: true },
		relation: { kind: 'one', to: 'directus_files', onDelete: 'SET NULL' },
	});
}

export const image = (name: string, label: Label, folder: string, options?: FieldOptions) =>
	fileField('file-image', folder)(name, label, options);
export const file = (name: string, label: Label, folder: string, options?: FieldOptions) => fileField('file', folder)(name, label, options);

/** All are loaded at once, so that they can be ordered. */
const MOST_PHOTOGRAPHS = 60;

/** Several ordered files, through a junction. */
export const files = (
	collection: string,
	name: string,
	label: Label,
	folder: string,
	{ note, conditions }: Pick<FieldOptions, 'note' | 'conditions'> = {},
): Field => ({
	name,
	label,
	type: 'alias',
	meta: {
		interface: 'files',
		special: ['files'],
		width: 'full',
		options: { folder, template: '{{directus_files_id}}', limit: MOST_PHOTOGRAPHS },
		display: 'pn-cover',
		...(note && { note }),
		...(conditions && { conditions }),
	},
	schema: null,
	relation: { kind: 'many', to: 'directus_files', junction: `${collection}_files` },
});

type ManyOptions = Pick<FieldOptions, 'note' | 'conditions'> & {
	/** New rows can be created here. */
	isMadeHere?: boolean;
};

/** Several ordered rows of another collection, through a junction. */
export const many = (collection: string, name: string, label: Label, to: string, template: string, options: ManyOptions = {}): Field => ({
	name,
	label,
	type: 'alias',
	meta: {
		interface: 'list-m2m',
		special: ['m2m'],
		width: 'full',
		options: { template: `{{${to}_id.${template}}}`, enableCreate: options.isMadeHere ?? false },
		display: 'related-values',
		...(options.note && { note: options.note }),
		...(options.conditions && { conditions: options.conditions }),
	},
	schema: null,
	relation: { kind: 'many', to, junction: `${collection}_${to}` },
});

/** The other side of `belongsTo`: rows that refer to this one. */
export const children = (
	name: string,
	label: Label,
	of: string,
	via: string,
	template: string,
	options: {
		sortField?: string;
		readonly?: boolean;
		staffOnly?: boolean;
		/** Rows can be removed here, but not added. */
		isMadeElsewhere?: boolean;
		/** Shown as a table, newest last. */
		columns?: readonly string[];
	} = {},
): Field => ({
	name,
	label,
	type: 'alias',
	staffOnly: options.staffOnly,
	meta: {
		interface: 'list-o2m',
		special: ['o2m'],
		width: 'full',
		options: {
			template,
			enableCreate: !options.readonly && !options.isMadeElsewhere,
			enableSelect: false,
			...(options.columns && { layout: 'table', fields: options.columns }),
		},
		...(options.readonly && { readonly: true }),
	},
	schema: null,
	relation: { kind: 'children', of, via, ...(options.sortField && { sortField: options.sortField }) },
});
