import { parseFilter, validatePayload } from '@directus/utils';
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { model } from './model.ts';
import type { FieldPayload } from './payloads.ts';

const fields = compile(model).collections.flatMap((collection) => collection.fields);
const nameOf = ({ collection, field }: FieldPayload) => `${collection}.${field}`;

const specials = ({ meta }: FieldPayload) => [meta['special'] ?? []].flat();
const isReference = (field: FieldPayload) => specials(field).some((special) => special === 'm2o' || special === 'file');
/** Directus writes these, and the row-stamps extension protects them. */
const isStamp = (field: FieldPayload) => specials(field).some((special) => /^(?:date|user)-(?:created|updated)$/.test(String(special)));
const hasChoices = ({ meta }: FieldPayload) => meta['interface'] === 'select-dropdown';

/** Applies Directus's own rules, as its API does. */
function takes({ field, meta }: FieldPayload, value: unknown): boolean {
	const rule = parseFilter((meta['validation'] ?? {}) as Parameters<typeof parseFilter>[0], null);
	return !rule || Object.keys(rule).length === 0 || validatePayload(rule, { [field]: value }).length === 0;
}
const takers = (some: FieldPayload[], value: unknown) => some.filter((field) => takes(field, value)).map(nameOf);

const numbers = fields.filter((field) => ['integer', 'bigInteger', 'decimal', 'float'].includes(field.type) && !isReference(field));
const days = fields.filter((field) => ['date', 'dateTime', 'timestamp'].includes(field.type) && !isStamp(field));
const choices = fields.filter((field) => field.type === 'string' && hasChoices(field));
const toggles = fields.filter((field) => field.type === 'boolean');
const limited = [...numbers, ...days, ...choices, ...toggles];

test('there are fields of every kind', () => {
	for (const some of [numbers, days, choices, toggles]) expect(some.length).toBeGreaterThan(5);
});

describe('no field accepts', () => {
	test.each([-20_000_000_000, 20_000_000_000, 'abc', [], true])('%s as a number', (value) => {
		expect(takers(numbers, value)).toEqual([]);
	});
	test.each(['0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31', 'soon', 5])('%s as a day', (value) => {
		expect(takers(days, value)).toEqual([]);
	});
	test.each(['nobody-knows-this', '', 7, ['sale']])('%s as a choice', (value) => {
		expect(takers(choices, value)).toEqual([]);
	});
	test.each(['maybe', '', 7])('%s as yes or no', (value) => {
		expect(takers(toggles, value)).toEqual([]);
	});
});

test('optional fields may be emptied, required ones may be left out of a change', () => {
	const optional = limited.filter(({ meta, type, field }) => !meta['required'] && type !== 'boolean' && field !== 'id');
	expect(takers(optional, null)).toEqual(optional.map(nameOf));
	expect(takers(limited, undefined)).toEqual(limited.map(nameOf));
});

test('an empty required field is reported as required, with one rule or several', () => {
	const several = limited.filter(
		({ meta, type }) => meta['required'] && type !== 'timestamp' && type !== 'date' && '_and' in Object(meta['validation']),
	);
	expect(several.map(nameOf)).toEqual([]);
	const silent = fields.filter(
		({ meta, schema }) => meta['required'] && !meta['validation'] && !meta['validation_message'] && !schema?.['is_unique'],
	);
	expect(silent.map(nameOf)).toEqual([]);
});

test('an empty required number is reported as required', () => {
	const { strings } = compile(model);
	const said = ({ meta }: FieldPayload) =>
		strings.find(({ key, language }) => language === 'en-US' && `$t:${key}` === meta['validation_message'])?.value;
	const silent = numbers.filter((field) => field.meta['required'] === true && !/ is needed\.$/.test(said(field) ?? ''));
	expect(silent.map(nameOf)).toEqual([]);
});

test('each limit has a message in both languages', () => {
	const { strings } = compile(model);
	const languages = new Map<string, Set<string>>();
	for (const { key, language } of strings) languages.set(key, (languages.get(key) ?? new Set()).add(language));
	const isContact = ({ collection, field }: FieldPayload) => /^(?:setting|agent)$/.test(collection) && /phone|whatsapp|email/.test(field);
	expect(fields.filter(isContact)).toHaveLength(7);
	const silent = [...limited, ...fields.filter(isContact)].filter(
		({ meta }) => languages.get(String(meta['validation_message']).slice('$t:'.length))?.size !== 2,
	);
	expect(silent.map(nameOf)).toEqual([]);
});

test('past events cannot have a future date', () => {
	const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
	const today = new Date().toISOString().slice(0, 10);
	const past = days.filter(({ field }) =>
		['rated_on', 'price_checked_on', 'confirmed_on', 'costs_checked_on', 'seen_on', 'delivered_on'].includes(field),
	);
	expect(past).toHaveLength(6);
	expect(takers(past, inAWeek)).toEqual([]);
	expect(takers(past, today)).toEqual(past.map(nameOf));
});

test.each([
	['property.maintenance_percent', 900],
	['property.club_fee', -4],
	['property.bedrooms', -3],
	['property.bedrooms', 201],
	['property.built_up_area', 1e9],
	['property.floor', -11],
	['offer.discount_percent', 91],
	['offer.price', 0],
	['payment_plan.years', 31],
	['tour_link.pitch', 91],
	['cluster.plan_x', 101],
	['construction_update.percent', 101],
	['exchange_rate.egp_per_unit', 2001],
])('%s is not %s', (name, value) => {
	expect(
		takers(
			fields.filter((field) => nameOf(field) === name),
			value,
		),
	).toEqual([]);
});

test.each([
	['property.floor', -1],
	['property.over_amount', -500_000],
	['property.price', '4200000.00'],
	['tour_room.yaw', -180],
	['launch.launch_date', '2027-01-01T10:00:00Z'],
])('%s may be %s', (name, value) => {
	expect(
		takers(
			fields.filter((field) => nameOf(field) === name),
			value,
		),
	).toEqual([name]);
});
