import { fetchRolesTree } from '@directus/api/permissions/lib/fetch-roles-tree';
import { fetchGlobalAccess } from '@directus/api/permissions/modules/fetch-global-access/fetch-global-access';
import type { Accountability } from '../express.ts';
import type { Database } from '../hook.ts';

/** The current rights of a user. Null if the user was deleted or may not sign in. */
export async function readCurrentRights(user: string, database: Database): Promise<Accountability | null> {
	const [row] = await database('directus_users').select('role', 'status').where('id', user);
	if (row?.['status'] !== 'active') return null;
	const role = typeof row['role'] === 'string' ? row['role'] : null;
	const roles = await fetchRolesTree(role, { knex: database });
	const { admin, app } = await fetchGlobalAccess({ user, roles, ip: null }, { knex: database });
	return { user, role, roles, admin, app, ip: null };
}
