import { ONE_TIME_CODE_POLICY, WITHOUT_CODE_ROLE } from '../../access/one-time-codes.ts';
import type { Database, Hook, Row } from '../hook.ts';

/**
 * Directus asks for a one-time code only if the account has one, and leaves enforcing it to Studio. Here, the token of somebody whose role requires a
 * code and who has none allows only setting one up. The session that proved the new code gets all rights when Studio renews it, which happens
 * whenever it is loaded; all other sessions of the account end.
 */
const oneTimeCodes: Hook = ({ filter, action }, { database }) => {
	filter('auth.jwt', async (payload: Row) => {
		const { id } = payload;
		if (!id || !(await isWithoutCode(database, id))) return payload;
		return { ...payload, role: WITHOUT_CODE_ROLE, admin_access: false, enforce_tfa: true };
	});
	action('users.update', async ({ keys, payload }, { accountability }) => {
		if (!(payload as Row)['tfa_secret']) return;
		const proven = accountability?.session ?? '';
		await database('directus_sessions').whereIn('user', keys).where('token', '!=', proven).delete();
	});
};

async function isWithoutCode(database: Database, id: unknown): Promise<boolean> {
	const [user] = await database('directus_users').select('role', 'tfa_secret').where('id', id);
	if (!user?.['role'] || user['tfa_secret']) return false;
	const [required] = await database('directus_access').select('id').where('role', user['role']).where('policy', ONE_TIME_CODE_POLICY);
	return required !== undefined;
}

export default oneTimeCodes;
