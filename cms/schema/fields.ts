import { type Choice, type Field, type FieldMeta, type FieldSchema, type Label, t } from './define.ts';

export type FieldOptions = {
	note?: Label;
	required?: boolean;
	readonly?: boolean;
	hidden?: boolean;
	wide?: boolean;
	indexed?: boolean;
	unique?: boolean;
	staffOnly?: boolean;
	default?: unknown;
	unit?: string;
	conditions?: unknown[];
	/** What Directus takes, where it is not every number. */
	between?: { least: number; most: number; message: Label };
};

type Shape = { type: string; meta: FieldMeta; schema?: FieldSchema; wide?: boolean };

function field(name: string, label: Label, options: FieldOptions, shape: Shape): Field {
	const { note, required, readonly, hidden, indexed, unique, staffOnly, conditions, between } = options;
	return {
		name,
		label,
		type: shape.type,
		staffOnly,
		meta: {
			...shape.meta,
			width: (options.wide ?? shape.wide) ? 'full' : 'half',
			...(note && { note }),
			...(required && { required }),
			...(readonly && { readonly }),
			...(hidden && { hidden }),
			...(conditions && { conditions }),
			...(between && {
				validation: { _and: [{ [name]: { _gte: between.least } }, { [name]: { _lte: between.most } }] },
				validation_message: between.message,
			}),
		},
		schema: {
			is_nullable: options.default === undefined || options.default === null,
			...shape.schema,
			...(indexed && { is_indexed: true }),
			...(unique && { is_unique: true }),
			...(options.default !== undefined && { default_value: options.default }),
		},
	};
}

type Build = (name: string, label: Label, options?: FieldOptions) => Field;

export const text: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'string',
		meta: { interface: 'input', options: { trim: true } },
		schema: { max_length: 255 },
	});

export const slug: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'string',
		meta: { interface: 'input', options: { trim: true, slug: true, font: 'monospace' } },
		schema: { max_length: 255 },
	});

export const multiline: Build = (name, label, options = {}) =>
	field(name, label, options, { type: 'text', meta: { interface: 'input-multiline' }, wide: true });

const toolbar = 'h2 h3 bold italic customLink bullist numlist blockquote table customImage removeformat fullscreen';

export const richText: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'text',
		meta: { interface: 'input-rich-text-html', options: { toolbar: toolbar.split(' ') }, display: 'formatted-value' },
		wide: true,
	});

export const integer: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'integer',
		meta: { interface: 'input', options: { suffix: options.unit } },
	});

function decimal(precision: number, scale: number, least: number | null = 0): Build {
	return (name, label, options = {}) =>
		field(name, label, options, {
			type: 'decimal',
			meta: {
				interface: 'input',
				options: { suffix: options.unit, ...(least !== null && { min: least }) },
				display: 'formatted-value',
				display_options: { format: true },
			},
			schema: { numeric_precision: precision, numeric_scale: scale },
		});
}

/** An angle, as far as `most` to either side. */
export const degrees = (name: string, label: Label, most: number, options: FieldOptions = {}): Field =>
	field(name, label, options, {
		type: 'decimal',
		meta: {
			interface: 'input',
			options: { suffix: '°', min: -most, max: most, step: 0.1 },
			validation: { [name]: { _between: [-most, most] } },
			validation_message: t(`Between −${most} and ${most} degrees.`, `بين −${most} و${most} درجة.`),
		},
		schema: { numeric_precision: 5, numeric_scale: 1 },
	});

export const money = decimal(15, 2);
export const signedMoney = decimal(15, 2, null);
export const squareMetres: Build = (name, label, options = {}) => decimal(10, 2)(name, label, { unit: 'm²', ...options });
export const percent: Build = (name, label, options = {}) => decimal(5, 2)(name, label, { unit: '%', ...options });
export const years = decimal(4, 1);
export const rate = decimal(9, 4);

export const toggle: Build = (name, label, options = {}) =>
	field(
		name,
		label,
		{ default: false, ...options },
		{ type: 'boolean', meta: { interface: 'boolean', special: ['cast-boolean'], display: 'boolean' } },
	);

export const date: Build = (name, label, options = {}) =>
	field(name, label, options, { type: 'date', meta: { interface: 'datetime', display: 'datetime', display_options: { format: 'short' } } });

export const moment: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'timestamp',
		meta: { interface: 'datetime', display: 'datetime', display_options: { format: 'short' } },
	});

export function choice(name: string, label: Label, choices: readonly Choice[], options: FieldOptions = {}): Field {
	const shown = choices.map(({ value, label: text, color, icon }) => ({ text, value, ...(color && { color }), ...(icon && { icon }) }));
	return field(
		name,
		label,
		{ indexed: true, ...options },
		{
			type: 'string',
			meta: {
				interface: 'select-dropdown',
				options: { choices: shown, allowNone: !options.required },
				display: 'labels',
				display_options: {
					choices: shown.map(({ text, value, color }) => ({ text, value, foreground: '#ffffff', background: color ?? '#5b6b8c' })),
				},
			},
			schema: { max_length: 50 },
		},
	);
}

export function choices(name: string, label: Label, values: readonly Choice[], options: FieldOptions = {}): Field {
	return field(name, label, options, {
		type: 'json',
		meta: {
			interface: 'select-multiple-checkbox',
			special: ['cast-json'],
			options: { choices: values.map((item) => ({ text: item.label, value: item.value })) },
			display: 'labels',
		},
		wide: true,
	});
}

export const tags: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'json',
		meta: { interface: 'tags', special: ['cast-json'], options: { whitespace: null, capitalization: null }, display: 'labels' },
		wide: true,
	});

export const json: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'json',
		meta: { interface: 'input-code', special: ['cast-json'], options: { language: 'json' } },
		wide: true,
	});

/** One question of a small form: a line of text unless it says otherwise. */
type Part = { name: string; label: Label; kind?: 'long' | 'time' | readonly Choice[] };

function partOfForm({ name, label, kind }: Part) {
	const shape =
		kind === 'long'
			? { type: 'text', interface: 'input-multiline', width: 'full' }
			: kind === 'time'
				? { type: 'time', interface: 'datetime', width: 'half' }
				: kind
					? {
							type: 'string',
							interface: 'select-dropdown',
							width: 'half',
							options: { choices: kind.map((item) => ({ text: item.label, value: item.value })) },
						}
					: { type: 'string', interface: 'input', width: 'full' };
	return { field: name, name: label, type: shape.type, meta: { field: name, ...shape } };
}

/** A list of small forms, kept as JSON: questions and answers, steps. */
export function repeated(name: string, label: Label, parts: Part[], options: FieldOptions & { template?: string } = {}): Field {
	return field(name, label, options, {
		type: 'json',
		meta: {
			interface: 'list',
			special: ['cast-json'],
			options: { template: options.template ?? `{{${parts[0]?.name}}}`, fields: parts.map(partOfForm) },
		},
		wide: true,
	});
}

/** GeoJSON in a JSON column: Directus' own geometry type needs PostGIS on PostgreSQL. */
function geometry(kind: 'Point' | 'Polygon'): Build {
	return (name, label, options = {}) =>
		field(name, label, options, {
			type: 'json',
			meta: {
				interface: 'map',
				special: ['cast-json'],
				options: { geometryType: kind, defaultView: { center: [31.24, 30.05], zoom: 6 } },
			},
			wide: true,
		});
}

export const point = geometry('Point');
export const outline = geometry('Polygon');

export const url: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'string',
		meta: { interface: 'input', options: { iconLeft: 'link', trim: true }, display: 'formatted-value' },
		schema: { max_length: 500 },
	});

/** Words in a form that ask for nothing. */
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

/** A titled part of a form that folds. Returns the fold and the fields in it. */
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
