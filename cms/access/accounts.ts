import type { Api } from '#directus/api.ts';
import { englishName } from './permission.ts';
import { administratorRoles } from './users.ts';

/** An account of a person. Those of the system have no e-mail address. */
export type Account = { id: string; email: string; status: string; role: string; hasCode: boolean };

type User = { id: string; email: string; status: string; role: { name: string } | null; tfa_secret: string | null };

export async function readAccounts(api: Api): Promise<Account[]> {
	const users = await api.get<User[]>('/users?filter[email][_nnull]=true&fields=id,email,status,role.name,tfa_secret&sort=email&limit=-1');
	return users.map(({ id, email, status, role, tfa_secret }) => ({
		id,
		email,
		status,
		role: role ? englishName(role) : 'no role',
		hasCode: tfa_secret !== null,
	}));
}

export const findAccount = async (api: Api, email: string): Promise<Account | null> =>
	(await readAccounts(api)).find((account) => account.email.toLowerCase() === email.toLowerCase()) ?? null;

/** Sets a new password and activates the account. Directus ends all its sessions. */
export async function resetAccount(api: Api, { id, hasCode }: Account, password: string, removeCode: boolean): Promise<void> {
	await api.patch(`/users/${id}`, { password, status: 'active' });
	if (removeCode && hasCode) await api.post(`/users/${id}/tfa/disable`, {});
}

/** Whether any administrator account exists, whatever its status. */
export async function hasAdministrator(api: Api): Promise<boolean> {
	const mayAll = { policies: { policy: { admin_access: { _eq: true } } } };
	const people = await api.search<unknown[]>('/users', {
		filter: { _and: [{ email: { _nnull: true } }, { _or: [mayAll, { role: mayAll }] }] },
		fields: ['id'],
		limit: 1,
	});
	return people.length > 0;
}

export async function createAdministrator(api: Api, email: string, password: string): Promise<void> {
	const [role] = await administratorRoles(api);
	if (!role) throw new Error('Directus has no role of administrators');
	await api.post('/users', { email, password, role: role.id, first_name: 'Admin', last_name: 'User', status: 'active' });
}
