import { MOST_SQUARE_METRES } from '#domain/geometry.ts';
import { MOST_POUNDS } from '#domain/money/amounts.ts';
import { rateBounds } from '#domain/money/exchange.ts';
import { MOST_YEARS } from '#domain/money/plan.ts';
import type { Choice, Contact, Field, FieldMeta, FieldSchema, Label } from './define.ts';
import { type Bounds, contactMessages, DAYS, daysBetween, limitToValues, numbersBetween } from './limits.ts';

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
};

/** Where it is not what the kind of field takes. */
type NumberOptions = FieldOptions & { between?: Bounds };
type DayOptions = FieldOptions & { between?: Bounds<string> };

type Shape = { type: string; meta: FieldMeta; schema?: FieldSchema; wide?: boolean };

function field(name: string, label: Label, options: FieldOptions, shape: Shape): Field {
	const { note, required, readonly, hidden, indexed, unique, staffOnly, conditions } = options;
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

const reachedBy =
	(contact: Contact, build: Build = text): Build =>
	(name, label, options) => {
		const line = build(name, label, options);
		return { ...line, contact, meta: { ...line.meta, validation_message: contactMessages[contact] } };
	};

/** Hotlines of five digits are numbers too. */
export const phone = reachedBy('phone');
export const whatsApp = reachedBy('whatsapp');
export const email = reachedBy('email');

/** Of whatever kind: the site writes it. */
export const addressLine: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'string',
		meta: { interface: 'input', options: { iconLeft: 'link', trim: true }, display: 'formatted-value' },
		schema: { max_length: 500 },
	});

export const url = reachedBy('web', addressLine);
/** Of what a page shows of another site. */
export const secureUrl = reachedBy('secure', addressLine);
export const link = reachedBy('link', addressLine);
export const shortLink = reachedBy('link');

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

/** Counts and years are of different sizes: each says its own. */
export const integer = (name: string, label: Label, { between, ...options }: NumberOptions & { between: Bounds }): Field =>
	field(name, label, options, {
		type: 'integer',
		meta: {
			interface: 'input',
			options: { suffix: options.unit, min: between.least, max: between.most },
			...numbersBetween(name, between, options.required ?? false, true),
		},
	});

type Decimal = { precision: number; scale: number; bounds: Bounds; unit?: string };
type BuildNumber = (name: string, label: Label, options?: NumberOptions) => Field;

function decimal({ precision, scale, bounds, unit }: Decimal): BuildNumber {
	return (name, label, { between = bounds, ...options } = {}) =>
		field(name, label, options, {
			type: 'decimal',
			meta: {
				interface: 'input',
				options: { suffix: options.unit ?? unit, min: between.least, max: between.most },
				display: 'formatted-value',
				display_options: { format: true },
				...numbersBetween(name, between, options.required ?? false, false),
			},
			schema: { numeric_precision: precision, numeric_scale: scale },
		});
}

export const money = decimal({ precision: 15, scale: 2, bounds: { least: 0, most: MOST_POUNDS } });
export const signedMoney = decimal({ precision: 15, scale: 2, bounds: { least: -MOST_POUNDS, most: MOST_POUNDS } });
export const squareMetres = decimal({ precision: 10, scale: 2, bounds: { least: 0, most: MOST_SQUARE_METRES }, unit: 'm²' });
export const percent = decimal({ precision: 5, scale: 2, bounds: { least: 0, most: 100 }, unit: '%' });
export const years = decimal({ precision: 4, scale: 1, bounds: { least: 0, most: MOST_YEARS } });
export const rate = decimal({ precision: 9, scale: 4, bounds: rateBounds });
/** An angle, as far as `most` to either side. */
export const degrees = (most: number) => decimal({ precision: 5, scale: 1, bounds: { least: -most, most }, unit: '°' });

export const toggle: Build = (name, label, options = {}) =>
	field(
		name,
		label,
		{ default: false, ...options },
		{
			type: 'boolean',
			meta: { interface: 'boolean', special: ['cast-boolean'], display: 'boolean', ...limitToValues(name, [true, false], true) },
		},
	);

const dated =
	(type: 'date' | 'timestamp') =>
	(name: string, label: Label, { between = DAYS, ...options }: DayOptions = {}): Field =>
		field(name, label, options, {
			type,
			meta: {
				interface: 'datetime',
				display: 'datetime',
				display_options: { format: 'short' },
				...daysBetween(name, between, options.required ?? false),
			},
		});

export const date = dated('date');
export const moment = dated('timestamp');

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
				...limitToValues(
					name,
					choices.map(({ value }) => value),
					options.required ?? false,
				),
			},
			schema: { max_length: 50 },
		},
	);
}

type Ruled = { name: string; rule: object };

/** Grey in the menu where the rule holds, so that nobody picks what would be refused. Studio keeps words of menus apart from rules: only places are named. */
export const greyWhen = ({ name, rule }: Ruled, all: readonly string[], ...grey: string[]) => ({
	name,
	rule: { _and: [rule] },
	options: { choices: Object.fromEntries(grey.map((value) => [all.indexOf(value), { disabled: true }])) },
});

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

export type FormLink = { label: Label; icon: string; address: string; isFirst?: boolean };

/** Buttons in a form that lead somewhere; `{{field}}` in an address is filled in from the form. */
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
