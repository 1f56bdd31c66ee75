import { fetchPermissions } from '@directus/api/permissions/lib/fetch-permissions';
import { fetchPolicies } from '@directus/api/permissions/lib/fetch-policies';
import { ForbiddenError } from '@directus/errors';
import type { Context, Hook } from '../hook.ts';
import { type Query, Refused, type Relation, type Rights, restrictQuery } from './restrict.ts';

type Schema = {
	relations: { collection: string; field: string; related_collection: string | null; meta: { one_field: string | null } | null }[];
};

/** Nobody learns by a question what they may not read. */
const queryRights: Hook = ({ filter, init }) => {
	filter('*.query', async (query: Query, { collection }, context) => {
		const { accountability } = context;
		if (!accountability || accountability.admin) return query;
		try {
			restrictQuery(query, collection, await readRights(context));
		} catch (error) {
			if (error instanceof Refused) throw new ForbiddenError({ reason: error.message });
			throw error;
		}
		return query;
	});

	// Directus finds the rows of a change by query without asking who asks, and answers differently when there are some.
	init('routes.before', ({ app }) =>
		app.use((request, _response, next) => {
			const isChange = request.method === 'PATCH' || request.method === 'DELETE';
			const hasQuery = typeof request.body === 'object' && request.body !== null && 'query' in request.body && request.body.query;
			next(
				isChange && hasQuery && !request.accountability?.admin ? new ForbiddenError({ reason: 'Name the rows by their keys' }) : undefined,
			);
		}),
	);
};

async function readRights({ accountability, schema, database }: Context): Promise<Rights> {
	const context = { schema, knex: database };
	const policies = await fetchPolicies(accountability, context);
	const permissions = await fetchPermissions({ action: 'read', policies, accountability }, context);
	const rules = Map.groupBy(permissions, ({ collection }) => collection);
	const { relations } = schema as Schema;
	return {
		rulesOf: (collection) =>
			(rules.get(collection) ?? []).map(({ fields, permissions: rows }) => ({ fields: fields ?? [], rows: rows ?? {} })),
		relationOf(collection, field): Relation | null {
			const one = relations.find((relation) => relation.collection === collection && relation.field === field);
			if (one?.related_collection) return { kind: 'one', to: one.related_collection };
			const many = relations.find((relation) => relation.related_collection === collection && relation.meta?.one_field === field);
			return many ? { kind: 'many', to: many.collection } : null;
		},
	};
}

export default queryRights;
