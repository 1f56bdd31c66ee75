/** Internals of Directus that are not part of the extension interface: permission checks and the emitter. Its version is pinned, and the rights matrix tests them. */
declare module '@directus/api/permissions/modules/validate-access/validate-access' {
	type Access = {
		accountability: object;
		action: 'create' | 'read' | 'update' | 'delete';
		collection: string;
		/** Without keys: whether any row may be accessed. */
		primaryKeys?: (string | number)[];
		fields: string[];
	};
	/** Throws Directus's FORBIDDEN unless all of it is allowed. */
	export function validateAccess(access: Access, context: { schema: unknown; knex: unknown }): Promise<void>;
}

declare module '@directus/api/permissions/lib/fetch-policies' {
	export function fetchPolicies(accountability: object | null, context: { schema: unknown; knex: unknown }): Promise<string[]>;
}

declare module '@directus/api/permissions/lib/fetch-permissions' {
	type Rule = Record<string, unknown> | null;
	type Permission = { collection: string; fields: string[] | null; permissions: Rule; validation: Rule };
	/** With dynamic variables such as the current user resolved. */
	export function fetchPermissions(
		options: { action: 'read' | 'update'; collections?: string[]; policies: string[]; accountability: object | null },
		context: { schema: unknown; knex: unknown },
	): Promise<Permission[]>;
}

declare module '@directus/api/permissions/lib/fetch-roles-tree' {
	/** The role and its parents. */
	export function fetchRolesTree(role: string | null, context: { knex: unknown }): Promise<string[]>;
}

declare module '@directus/api/permissions/modules/fetch-global-access/fetch-global-access' {
	type Access = { admin: boolean; app: boolean };
	export function fetchGlobalAccess(who: { user: string; roles: string[]; ip: string | null }, context: { knex: unknown }): Promise<Access>;
}

declare module '@directus/api/emitter' {
	type Emitter = { emitAction(event: string | string[], meta: object, context: object): void };
	/** The emitter that hooks listen to; extensions get a different one. */
	const emitter: Emitter;
	export default emitter;
}

declare module '@directus/api/utils/transaction' {
	/** Runs in the current transaction, or in a new one that is retried while the database is busy. */
	export function transaction<Knex, T>(knex: Knex, work: (knex: Knex) => Promise<T>): Promise<T>;
}
