import { randomUUID } from 'node:crypto';
import { roles } from '#cms/access/apply.ts';
import { SITE_USER } from '#cms/access/users.ts';
import type { Api } from '#directus/api.ts';
import type { RoleName } from '../expectations.ts';
import { word } from './canary.ts';
import type { Agents, Key } from './content.ts';

export type Actor = { name: string; role: RoleName; token: string | null; user: string | null; agent: Key | null; roleId: string | null };

/** By prefix, because role names are bilingual. */
const roleIds = (begins: string) => roles.find(({ name }) => name.startsWith(begins))?.id ?? null;

const staff: { name: string; role: RoleName; begins: string; agent?: keyof Agents }[] = [
	{ name: 'agent', role: 'agent', begins: 'Agent', agent: 'own' },
	{ name: 'other agent', role: 'agent', begins: 'Agent', agent: 'other' },
	{ name: 'agent without a record', role: 'agent', begins: 'Agent' },
	{ name: 'editor', role: 'editor', begins: 'Editor' },
	{ name: 'sales manager', role: 'salesManager', begins: 'Sales manager' },
	{ name: 'HR', role: 'hr', begins: 'HR' },
];

/** An account and token per role, and two extra accounts. */
export async function makeActors(admin: Api, siteToken: string, agents: Agents): Promise<Actor[]> {
	const actors: Actor[] = [
		{ name: 'anonymous', role: 'anonymous', token: null, user: null, agent: null, roleId: null },
		{ name: 'site', role: 'site', token: siteToken, user: SITE_USER, agent: null, roleId: roleIds('Site') },
	];
	for (const { name, role, begins, agent } of staff) {
		const roleId = roleIds(begins);
		if (!roleId) continue;
		const linked = agent ? agents[agent] : null;
		actors.push({ name, role, agent: linked, roleId, ...(await makeUser(admin, roleId, linked)) });
	}
	actors.push({ name: 'user without a role', role: 'none', agent: null, roleId: null, ...(await makeUser(admin, null, null)) });
	return actors;
}

async function makeUser(admin: Api, role: string | null, agent: Key | null): Promise<{ token: string; user: string }> {
	const token = randomUUID();
	const { id } = await admin.post<{ id: string }>('/users?fields=id', {
		role,
		agent,
		token,
		status: 'active',
		email: `${word()}@example.com`,
		password: `Aa1!${randomUUID()}`,
		first_name: word(),
		last_name: word(),
		location: word(),
		title: word(),
		description: word(),
		tags: [word()],
		language: 'en-US',
	});
	return { token, user: id };
}
