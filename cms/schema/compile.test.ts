import { validatePayload } from '@directus/utils';
import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { model } from './model.ts';
import type { FieldPayload } from './payloads.ts';

const { collections } = compile(model);
const fieldsOf = (name: string) => collections.find(({ collection }) => collection === name)?.fields ?? [];

/** As Studio's form decides before it sends anything. */
function isRequired({ meta }: FieldPayload, row: Record<string, unknown>): boolean {
	const conditions = (meta['conditions'] ?? []) as { rule: { _and: never[] }; required?: boolean }[];
	const found = conditions.toReversed().find(({ rule }) => validatePayload(rule, row, { requireAll: true }).length === 0);
	return found?.required ?? meta['required'] === true;
}

const requiredOf = (collection: string, row: Record<string, unknown>) =>
	fieldsOf(collection)
		.filter((field) => field.field !== 'status' && isRequired(field, row))
		.map(({ field }) => field);

test.each(['property', 'project', 'launch', 'offer', 'area', 'career'])(
	'the form of a %s requires nothing itself where Directus names all that is missing',
	(collection) => {
		expect(requiredOf(collection, { status: 'published' })).toEqual([]);
		expect(requiredOf(collection, { status: 'draft' })).not.toEqual([]);
	},
);

test.each([
	['property', ['purpose', 'type', 'price']],
	['launch', ['launch_date']],
	['career', ['department']],
])('an empty field of a %s that has a rule of its own hides nothing else that is missing: %s', (collection, fields) => {
	const isRefused = ({ meta, field }: FieldPayload) => validatePayload(meta['validation'] as never, { [field]: null }).length > 0;
	const required = fieldsOf(collection).filter(({ field, meta }) => meta['required'] && meta['validation'] && field !== 'status');
	expect(required.map(({ field }) => field)).toEqual(expect.arrayContaining(fields));
	expect(required.filter(isRefused).map(({ field }) => field)).toEqual([]);
});

test('a form requires fields that are not reviewed, and fields outside translations', () => {
	expect(requiredOf('page_block', { status: 'published' })).toEqual(['type']);
	expect(requiredOf('payment_plan', { status: 'published' })).toContain('label');
});
