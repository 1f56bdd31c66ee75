/** Directus's own checks of rights, which it does not hand to extensions. Its version is pinned, and the rights matrix tests what they answer. */
declare module '@directus/api/permissions/modules/validate-access/validate-access' {
	type Access = {
		accountability: object;
		action: 'create' | 'read' | 'update' | 'delete';
		collection: string;
		primaryKeys: (string | number)[];
		fields: string[];
	};
	/** Throws Directus's FORBIDDEN unless all of it is allowed. */
	export function validateAccess(access: Access, context: { schema: unknown; knex: unknown }): Promise<void>;
}

declare module '@directus/api/permissions/lib/fetch-policies' {
	export function fetchPolicies(accountability: object | null, context: { schema: unknown; knex: unknown }): Promise<string[]>;
}

declare module '@directus/api/permissions/lib/fetch-permissions' {
	type Permission = { collection: string; fields: string[] | null; permissions: Record<string, unknown> | null };
	/** With what stands for the current user filled in. */
	export function fetchPermissions(
		options: { action: 'read'; policies: string[]; accountability: object | null },
		context: { schema: unknown; knex: unknown },
	): Promise<Permission[]>;
}
