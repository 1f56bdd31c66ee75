import { randomUUID } from 'node:crypto';
import type { Api } from '#directus/api.ts';
import { siteRole } from './site.ts';
import { SYSTEM_USER } from './system.ts';

export const SITE_USER = 'a1e00000-0000-4000-8000-000000000001';
export const SAMPLE_USER = 'a1e00000-0000-4000-8000-000000000002';

/** Rows written by set-up and the rate feed are not reviewed; those written by people are. */
export const isMachine = (user: string | null): boolean => user === SYSTEM_USER || user === SAMPLE_USER;

type User = { id: string; first_name: string; role: string; token: string; status: string };

export async function applySiteUser(api: Api, token: string): Promise<boolean> {
	return upsert(api, { id: SITE_USER, first_name: 'Site', role: siteRole.id, token, status: 'active' });
}

export const administratorRoles = (api: Api) =>
	api.get<{ id: string }[]>('/roles?filter[policies][policy][admin_access][_eq]=true&fields=id&limit=-1');

/** Sample rows are recognised by their creator. The user is active only while `work` runs. */
export async function asSampleUser<T>(api: Api, work: (token: string) => Promise<T>): Promise<T> {
	const [admin] = await administratorRoles(api);
	if (!admin) throw new Error('Directus has no administrator role to load sample content with');
	const token = randomUUID();
	await upsert(api, { id: SAMPLE_USER, first_name: 'Sample content', role: admin.id, token, status: 'active' });
	try {
		return await work(token);
	} finally {
		await api.patch(`/users/${SAMPLE_USER}`, { token: null, status: 'suspended' });
	}
}

async function upsert(api: Api, { id, ...user }: User): Promise<boolean> {
	const [current] = await api.get<Record<string, unknown>[]>(`/users?filter[id][_eq]=${id}&fields=id,role,status`);
	if (!current) await api.post('/users', { id, ...user });
	else await api.patch(`/users/${id}`, user);
	return !current;
}
