import { fetchPermissions } from '@directus/api/permissions/lib/fetch-permissions';
import { fetchPolicies } from '@directus/api/permissions/lib/fetch-policies';
import type { Row } from '../hook.ts';
import type { RowReader } from './read-allowed.ts';
import { indexed } from './sources.ts';

/** `own`: only rows of the person's agent record, so no other rows have to be searched. */
export type Scope = 'none' | 'own' | 'some';

export async function readScopes(
	{ accountability, schema, database }: RowReader,
	agent: number | null,
): Promise<(collection: string) => Scope> {
	if (accountability?.admin) return () => 'some';
	const context = { schema, knex: database };
	const policies = await fetchPolicies(accountability, context);
	const rules = await fetchPermissions({ action: 'read', policies, collections: indexed, accountability }, context);
	return (collection) =>
		readScope(
			rules.filter((rule) => rule.collection === collection).map(({ permissions }) => permissions),
			agent,
		);
}

export function readScope(rules: (Row | null)[], agent: number | null): Scope {
	if (rules.length === 0) return 'none';
	const mine = { agent: { _in: [agent] } };
	const own = [mine, { property: mine }].map((rule) => JSON.stringify(rule));
	return rules.every((rule) => own.includes(JSON.stringify(rule))) ? 'own' : 'some';
}
