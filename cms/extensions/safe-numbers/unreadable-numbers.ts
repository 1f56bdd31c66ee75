import { compile } from '../../schema/compile.ts';
import { model } from '../../schema/model.ts';
import type { Row } from '../hook.ts';

/** As many digits as a floating-point number keeps exactly. */
const EXACT = /^-?\d{1,11}(?:\.\d{1,4}0*)?$/;

const numbers = new Map(
	compile(model).collections.map(({ collection, fields }) => [
		collection,
		new Map(fields.filter(({ type }) => type === 'integer' || type === 'decimal').map(({ field, type }) => [field, type === 'integer'])),
	]),
);

/** Numbers at which Directus fails instead of applying the field's limits, and fractions in counts. Other text is refused by the limits. */
export const findUnreadableNumbers = (collection: string, row: Row): string[] =>
	[...(numbers.get(collection) ?? [])].filter(([field, isWhole]) => isUnreadable(row[field], isWhole)).map(([field]) => field);

function isUnreadable(value: unknown, isWhole: boolean): boolean {
	const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	if (typeof number !== 'number' || Number.isNaN(number)) return false;
	if (typeof value === 'string' && !EXACT.test(value.trim())) return true;
	return !(Math.abs(number) <= Number.MAX_SAFE_INTEGER) || (isWhole && !Number.isInteger(number));
}
