import { SYSTEM_ACCESS, SYSTEM_POLICY, SYSTEM_USER } from '../../access/system.ts';
import type { Database, Row } from '../hook.ts';

const policy: Row = {
	name: 'System',
	icon: 'settings',
	description: 'Sets the installation up. Recreated at every start.',
	ip_access: null,
	enforce_tfa: false,
	admin_access: true,
	app_access: false,
};

const user: Row = {
	first_name: 'System',
	last_name: null,
	email: null,
	password: null,
	tfa_secret: null,
	status: 'active',
	role: null,
	provider: 'default',
	external_identifier: null,
	auth_data: null,
};

/** Restores the system user, its policy and its token. If another user has the token, they lose it, because it is unique. */
export async function repairSystemUser(database: Database, token: string): Promise<void> {
	await put(database, 'directus_policies', SYSTEM_POLICY, policy);
	await database('directus_users').where('token', token).where('id', '!=', SYSTEM_USER).update({ token: null });
	await put(database, 'directus_users', SYSTEM_USER, { ...user, token });
	await put(database, 'directus_access', SYSTEM_ACCESS, { user: SYSTEM_USER, role: null, policy: SYSTEM_POLICY });
}

async function put(database: Database, table: string, id: string, row: Row): Promise<void> {
	const [present] = await database(table).select('id').where('id', id);
	if (present) await database(table).where('id', id).update(row);
	else await database(table).insert({ id, ...row });
}
