import { fetchPermissions } from '@directus/api/permissions/lib/fetch-permissions';
import { fetchPolicies } from '@directus/api/permissions/lib/fetch-policies';
import { ForbiddenError } from '@directus/errors';
import type { Context, Hook, Key } from '../hook.ts';
import { isPlain, type Query, Refused, type Relation, type Rights, restrictQuery } from './restrict.ts';

type Schema = {
	collections: Record<string, { primary: string }>;
	relations: { collection: string; field: string; related_collection: string | null; meta: { one_field: string | null } | null }[];
};

/** Prevents that queries reveal what the person may not read. */
const queryRights: Hook = ({ filter }, { services }) => {
	filter('*.query', async (query: Query, { collection }, context) => {
		await restrict(query, collection, context);
		return query;
	});

	// Directus counts matches separately from reading them, and for files and rows by key with a copy of the filter.
	const { filterCount } = services.MetaService.prototype;
	services.MetaService.prototype.filterCount = async function (collection, { filter: conditions, search }) {
		const query: Query = { filter: structuredClone(conditions ?? {}) };
		await restrict(query, collection, { accountability: this.accountability, schema: this.schema, database: this.knex });
		return filterCount.call(this, collection, { ...query, search });
	};

	// Directus resolves an update by query without rights, and differs in its answer if rows match.
	services.ItemsService.prototype.getKeysByQuery = async function (query) {
		const primary = (this.schema as Schema).collections[this.collection]?.primary ?? 'id';
		const rows = await this.readByQuery({ ...query, fields: [primary] });
		return rows.map((row) => row[primary] as Key);
	};
};

async function restrict(query: Query, collection: string, context: Context): Promise<void> {
	const { accountability } = context;
	if (!accountability || accountability.admin || isPlain(query)) return;
	try {
		restrictQuery(query, collection, await readRights(context));
	} catch (error) {
		if (error instanceof Refused) throw new ForbiddenError({ reason: error.message });
		throw error;
	}
}

async function readRights({ accountability, schema, database }: Context): Promise<Rights> {
	const context = { schema, knex: database };
	const policies = await fetchPolicies(accountability, context);
	const permissions = await fetchPermissions({ action: 'read', policies, accountability }, context);
	const rules = Map.groupBy(permissions, ({ collection }) => collection);
	const { relations } = schema as Schema;
	return {
		listRules: (collection) =>
			(rules.get(collection) ?? []).map(({ fields, permissions: rows }) => ({ fields: fields ?? [], rows: rows ?? {} })),
		findRelation(collection, field): Relation | null {
			// Studio uses `$FOLLOW` to find rows that are not linked yet, for relations without a field on this side.
			const [, from, via] = /^\$FOLLOW\((\w+),\s*(\w+)\)$/.exec(field) ?? [];
			const followed = relations.find((relation) => relation.collection === from && relation.field === via);
			if (followed) return followed.related_collection === collection ? { kind: 'many', to: followed.collection } : null;
			const one = relations.find((relation) => relation.collection === collection && relation.field === field);
			if (one?.related_collection) return { kind: 'one', to: one.related_collection };
			const many = relations.find((relation) => relation.related_collection === collection && relation.meta?.one_field === field);
			return many ? { kind: 'many', to: many.collection } : null;
		},
	};
}

export default queryRights;
