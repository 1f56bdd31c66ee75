import { fetchPermissions } from '@directus/api/permissions/lib/fetch-permissions';
import { fetchPolicies } from '@directus/api/permissions/lib/fetch-policies';
import { validatePayload } from '@directus/utils';
import { type Kind, progresses } from '../../../domain/counter/exchange.ts';
import { statuses } from '../../../domain/vocabulary.ts';
import type { Row } from '../hook.ts';
import { mayBeSold } from '../listing-review/sold.ts';
import type { RowReader } from './read-allowed.ts';

/** What this person may do with a row, so that only that is offered. Directus still decides. */
export type AllowedChanges = { states: string[]; price: boolean; assign: boolean };
type FindAllowedChanges = (kind: Kind, row: Row) => AllowedChanges;

const states: Partial<Record<Kind, { field: string; values: readonly string[] }>> = {
	property: { field: 'status', values: statuses },
	enquiry: { field: 'progress', values: progresses },
	listing_submission: { field: 'progress', values: progresses },
	job_application: { field: 'progress', values: progresses },
};

/** Fields that the rules depend on; they are read with each row. */
export const ruleFields: Partial<Record<Kind, string[]>> = {
	property: ['id', 'status', 'agent'],
	enquiry: ['id', 'progress', 'agent'],
	listing_submission: ['id', 'progress', 'agent'],
	job_application: ['id', 'progress'],
};

/** Stands for another agent, because people set themselves in the same field when they enter a home or lead. */
const SOMEBODY_ELSE = -1;

/** Evaluates Directus's own rules. A rule that depends on fields that were not read allows nothing. */
export async function createChangeRules({ accountability, schema, database }: RowReader): Promise<FindAllowedChanges> {
	const context = { schema, knex: database };
	const policies = accountability?.admin ? [] : await fetchPolicies(accountability, context);
	const collections = Object.keys(states);
	const rules = accountability?.admin ? [] : await fetchPermissions({ action: 'update', policies, collections, accountability }, context);
	const meets = (rule: Row | null, row: Row, requireAll: boolean) =>
		!rule || Object.keys(rule).length === 0 || validatePayload(rule, row, { requireAll }).length === 0;
	const changes = (kind: Kind, row: Row) => {
		const ofKind = rules.filter(({ collection }) => collection === kind);
		const fields = new Set(ofKind.flatMap(({ fields: some, permissions }) => (meets(permissions, row, true) ? (some ?? []) : [])));
		return {
			has: (field: string) => accountability?.admin === true || fields.has(field) || fields.has('*'),
			takes: (value: Row) => ofKind.every(({ validation }) => meets(validation, value, false)),
		};
	};

	return (kind, row) => {
		const { has, takes } = changes(kind, row);
		const { field, values } = states[kind] ?? { field: '', values: [] };
		const isPossible = (value: string) =>
			takes({ [field]: value }) && (value !== 'sold' || kind !== 'property' || mayBeSold(accountability?.role, row['status']));
		return {
			states: has(field) ? values.filter(isPossible) : [],
			price: kind === 'property' && has('price_checked_on'),
			assign: 'agent' in row && has('agent') && takes({ agent: SOMEBODY_ELSE }),
		};
	};
}
