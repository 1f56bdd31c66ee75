/** Directus's own checks of rights and its emitter, which it does not hand to extensions. Its version is pinned, and the rights matrix tests what they answer. */
declare module '@directus/api/permissions/modules/validate-access/validate-access' {
	type Access = {
		accountability: object;
		action: 'create' | 'read' | 'update' | 'delete';
		collection: string;
		/** Without: whether any row may be. */
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
	/** With what stands for the current user filled in. */
	export function fetchPermissions(
		options: { action: 'read' | 'update'; collections?: string[]; policies: string[]; accountability: object | null },
		context: { schema: unknown; knex: unknown },
	): Promise<Permission[]>;
}

declare module '@directus/api/permissions/lib/fetch-roles-tree' {
	/** The role and those above it. */
	export function fetchRolesTree(role: string | null, context: { knex: unknown }): Promise<string[]>;
}

declare module '@directus/api/permissions/modules/fetch-global-access/fetch-global-access' {
	type Access = { admin: boolean; app: boolean };
	export function fetchGlobalAccess(who: { user: string; roles: string[]; ip: string | null }, context: { knex: unknown }): Promise<Access>;
}

declare module '@directus/api/emitter' {
	type Emitter = { emitAction(event: string | string[], meta: object, context: object): void };
	/** The one that hooks listen to: extensions are handed another. */
	const emitter: Emitter;
	export default emitter;
}

declare module '@directus/api/utils/transaction' {
	/** In the transaction that is under way, or in one of its own, which is tried again where the database was busy. */
	export function transaction<Knex, T>(knex: Knex, work: (knex: Knex) => Promise<T>): Promise<T>;
}
