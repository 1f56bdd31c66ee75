import { randomUUID } from 'node:crypto';
import type { Api } from '../api.ts';
import { agentRole } from './agent.ts';
import { editorRole } from './editor.ts';
import { siteRole } from './site.ts';

export const SITE_USER = 'a1e00000-0000-4000-8000-000000000001';
export const SAMPLE_USER = 'a1e00000-0000-4000-8000-000000000002';
const EDITOR_USER = 'a1e00000-0000-4000-8000-000000000003';
const AGENT_USER = 'a1e00000-0000-4000-8000-000000000004';

export const sampleStaff = { editor: 'editor@example.com', agent: 'agent@example.com' };

type User = {
	id: string;
	first_name: string;
	last_name?: string;
	email?: string;
	role: string;
	password?: string;
	token?: string;
	status: string;
	agent?: number;
};

/** The site's own user, whose token is its key. */
export async function applySiteUser(api: Api, token: string): Promise<boolean> {
	return upsert(api, { id: SITE_USER, first_name: 'Site', role: siteRole.id, token, status: 'active' });
}

/** One editor and one agent to sign in as while sample content is loaded. */
export async function applySampleStaff(api: Api, password: string, agent: number): Promise<void> {
	await upsert(api, {
		id: EDITOR_USER,
		first_name: 'Sample',
		last_name: 'Editor',
		email: sampleStaff.editor,
		role: editorRole.id,
		password,
		status: 'active',
	});
	await upsert(api, {
		id: AGENT_USER,
		first_name: 'Sample',
		last_name: 'Agent',
		email: sampleStaff.agent,
		role: agentRole.id,
		password,
		status: 'active',
		agent,
	});
}

export async function removeSampleStaff(api: Api): Promise<void> {
	const present = await api.get<{ id: string }[]>(`/users?filter[id][_in]=${EDITOR_USER},${AGENT_USER}&fields=id`);
	if (present.length)
		await api.delete(
			'/users',
			present.map(({ id }) => id),
		);
}

/** Sample rows are known by who made them. The user can act only while `work` runs. */
export async function asSampleUser<T>(api: Api, work: (token: string) => Promise<T>): Promise<T> {
	const [admin] = await api.get<{ id: string }[]>('/roles?filter[policies][policy][admin_access][_eq]=true&fields=id&limit=1');
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
