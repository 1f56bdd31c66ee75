import type { Choice, Contact, Field, FieldMeta, FieldSchema, Label } from './define.ts';
import { contactMessages, limitToValues } from './limits.ts';

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

type Shape = { type: string; meta: FieldMeta; schema?: FieldSchema; wide?: boolean };

export function field(name: string, label: Label, options: FieldOptions, shape: Shape): Field {
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

export type Build = (name: string, label: Label, options?: FieldOptions) => Field;

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

/** Includes five-digit hotlines. */
export const phone = reachedBy('phone');
export const whatsApp = reachedBy('whatsapp');
export const email = reachedBy('email');

/** Any text, because the site writes it. */
export const addressLine: Build = (name, label, options = {}) =>
	field(name, label, options, {
		type: 'string',
		meta: { interface: 'input', options: { iconLeft: 'link', trim: true }, display: 'formatted-value' },
		schema: { max_length: 500 },
	});

export const url = reachedBy('web', addressLine);
/** For what a page embeds from other sites. */
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

/** Greys out choices that would be refused. Studio extracts labels from menus separately from rules, so choices are referred to by position. */
export const disableChoicesWhen = ({ name, rule }: Ruled, all: readonly string[], ...grey: string[]) => ({
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

/** GeoJSON in a JSON column, because Directus's own geometry type needs PostGIS on PostgreSQL. */
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
