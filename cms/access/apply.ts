import type { Api } from '#directus/api.ts';
import { changedKeys, isEmpty } from '../schema/differences.ts';
import { agentRole } from './agent.ts';
import { editorRole } from './editor.ts';
import { hrRole } from './hr.ts';
import { requireOfAdministrators, rolesForCodes, withCodes, withoutCodeRole } from './one-time-codes.ts';
import { ownAccountPolicy } from './own-account.ts';
import type { Permission, Policy, Role } from './permission.ts';
import { salesManagerRole } from './sales-manager.ts';
import { siteRole } from './site.ts';

const staffRoles = [editorRole, salesManagerRole, hrRole, agentRole];

export const roles: Role[] = [
	siteRole,
	...staffRoles.map((role) => ({ ...role, policies: [...role.policies, ownAccountPolicy] })),
	withoutCodeRole,
];

/** Roles for which the configuration can require one-time codes. */
export const oneTimeCodeRoles = rolesForCodes(staffRoles);

/** Makes the rights in Directus exactly those of these files; rights added by hand to our policies are removed and reported. */
export async function applyAccess(api: Api, codesRequired: readonly string[] = []): Promise<string[]> {
	const policies = [...new Set(roles.flatMap((role) => role.policies))];
	const changes: string[] = [];
	for (const policy of policies) if (await applyPolicy(api, policy)) changes.push(`policy ${policy.name}`);
	for (const role of withCodes(roles, codesRequired)) if (await applyRole(api, role)) changes.push(`role ${role.name}`);
	if (await requireOfAdministrators(api, codesRequired)) changes.push('one-time codes of administrators');
	if (await removePublicRights(api)) changes.push('rights of the public removed');
	return changes;
}

const inOrder = (permissions: Permission[]) =>
	permissions
		.map(({ collection, action, fields, permissions: rows, validation, presets }) =>
			JSON.stringify([collection, action, [...(fields ?? [])].sort(), rows ?? {}, validation ?? null, presets ?? null]),
		)
		.sort()
		.join('\n');

async function applyPolicy(api: Api, { permissions, ...policy }: Policy): Promise<boolean> {
	const [current] = await api.get<(Policy & { permissions: Permission[] })[]>(
		`/policies?filter[id][_eq]=${policy.id}&fields=*,permissions.*&deep[permissions][_limit]=-1`,
	);
	if (!current) {
		await api.post('/policies', { ...policy, permissions });
		return true;
	}
	const difference = changedKeys(policy, current);
	const sameRights = inOrder(permissions) === inOrder(current.permissions);
	if (isEmpty(difference) && sameRights) return false;
	await api.patch(`/policies/${policy.id}`, { ...difference, ...(!sameRights && { permissions }) });
	return true;
}

async function applyRole(api: Api, { policies, ...role }: Role): Promise<boolean> {
	const [current] = await api.get<{ policies: { policy: string }[] }[]>(`/roles?filter[id][_eq]=${role.id}&fields=*,policies.policy`);
	const wanted = policies.map(({ id }) => id).sort();
	if (!current) {
		await api.post('/roles', { ...role, policies: wanted.map((policy) => ({ policy })) });
		return true;
	}
	const difference = changedKeys(role, current);
	const held = current.policies.map(({ policy }) => policy).sort();
	const sameHeld = held.join() === wanted.join();
	if (isEmpty(difference) && sameHeld) return false;
	await api.patch(`/roles/${role.id}`, { ...difference, ...(!sameHeld && { policies: wanted.map((policy) => ({ policy })) }) });
	return true;
}

/** Removes all rights of requests without a token. */
async function removePublicRights(api: Api): Promise<boolean> {
	const access = await api.get<{ policy: { permissions: number[] } }[]>(
		'/access?filter[role][_null]=true&filter[user][_null]=true&fields=policy.permissions&limit=-1',
	);
	const open = access.flatMap(({ policy }) => policy.permissions);
	if (open.length) await api.delete('/permissions', open);
	return open.length > 0;
}
