import { MOST_SQUARE_METRES } from '#domain/geometry.ts';
import { MOST_POUNDS } from '#domain/money/amounts.ts';
import { rateBounds } from '#domain/money/exchange.ts';
import { MOST_YEARS } from '#domain/money/plan.ts';
import type { Field, Label } from './define.ts';
import { type FieldOptions, field } from './fields.ts';
import { type Bounds, DAYS, daysBetween, numbersBetween } from './limits.ts';

/** `between`: if it differs from the default of the field type. */
type NumberOptions = FieldOptions & { between?: Bounds };
/** `takes`: a message, if the bounds do not explain themselves. */
type DayOptions = FieldOptions & { between?: Bounds<string>; takes?: Label };

/** Integers have no common range, so each field gives its own. */
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
export const degrees = (most: number) => decimal({ precision: 5, scale: 1, bounds: { least: -most, most }, unit: '°' });

const dated =
	(type: 'date' | 'timestamp') =>
	(name: string, label: Label, { between = DAYS, takes, ...options }: DayOptions = {}): Field =>
		field(name, label, options, {
			type,
			meta: {
				interface: 'datetime',
				display: 'datetime',
				display_options: { format: 'short' },
				...daysBetween(name, between, options.required ?? false),
				...(takes && { validation_message: takes }),
			},
		});

export const date = dated('date');
export const moment = dated('timestamp');
