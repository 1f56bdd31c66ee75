import type { Api } from '#directus/api.ts';
import { ownAccountPolicy } from './own-account.ts';
import { englishName, type Policy, type Role } from './permission.ts';
import { administratorRoles } from './users.ts';

export const ONE_TIME_CODE_POLICY = 'a1c00000-0000-4000-8000-000000000010';
export const WITHOUT_CODE_ROLE = 'a1d00000-0000-4000-8000-000000000010';

/** For roles that have to use a one-time code. Studio sends people without one to the page where it is set up. */
const oneTimeCodePolicy: Policy = {
	id: ONE_TIME_CODE_POLICY,
	name: 'One-time code · رمز الدخول',
	icon: 'password',
	description: 'Signs in with a one-time code as well. · الدخول برمز لمرة واحدة أيضًا.',
	app_access: false,
	enforce_tfa: true,
	permissions: [],
};

/** For somebody who has yet to set up a one-time code: nothing else is allowed. The extension assigns it at sign-in. */
export const withoutCodeRole: Role = {
	id: WITHOUT_CODE_ROLE,
	name: 'Has no one-time code yet · بدون رمز دخول بعد',
	icon: 'password',
	description: 'Nobody’s own role: whose role needs a one-time code acts in this one until it is set up. · دور مؤقت حتى إعداد رمز الدخول.',
	policies: [ownAccountPolicy, oneTimeCodePolicy],
};

const ADMINISTRATOR = 'administrator';

const settingName = (role: Role) => englishName(role).toLowerCase().replaceAll(' ', '-');

export const rolesForCodes = (roles: Role[]): string[] => [ADMINISTRATOR, ...roles.map(settingName)];

export const withCodes = (roles: Role[], required: readonly string[]): Role[] =>
	roles.map((role) => (required.includes(settingName(role)) ? { ...role, policies: [...role.policies, oneTimeCodePolicy] } : role));

/** The administrators' role belongs to Directus and keeps its other policies. */
export async function requireOfAdministrators(api: Api, required: readonly string[]): Promise<boolean> {
	const roles = (await administratorRoles(api)).map(({ id }) => id);
	const held = await api.get<{ id: string; role: string }[]>(
		`/access?filter[policy][_eq]=${ONE_TIME_CODE_POLICY}&filter[role][_in]=${roles}&fields=id,role&limit=-1`,
	);
	const missing = roles.filter((role) => !held.some((access) => access.role === role));
	if (required.includes(ADMINISTRATOR)) {
		for (const role of missing) await api.post('/access', { role, policy: ONE_TIME_CODE_POLICY });
		return missing.length > 0;
	}
	for (const { id } of held) await api.delete(`/access/${id}`);
	return held.length > 0;
}
