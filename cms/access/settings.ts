import type { Api } from '#directus/api.ts';
import { changedKeys, isEmpty } from '../schema/differences.ts';

/** Directus expects a regular expression between slashes. */
const TWELVE_CHARACTERS = '/^.{12,}$/';

/** Strong but too short: a policy that accepts one of these is weaker than ours. */
const tooShort = ['kD7!x', 'kD7!xR2#', 'kD7!xR2#pQ9'];

/** Whether an administrator's own policy refuses all of these. */
export function isStrictEnough(policy: string | null): boolean {
	if (!policy) return false;
	const isWrapped = policy.startsWith('/') && policy.endsWith('/');
	try {
		const expression = new RegExp(isWrapped ? policy.slice(1, -1) : policy);
		return tooShort.every((password) => !expression.test(password));
	} catch {
		return false;
	}
}

type Settings = { auth_password_policy: string | null; auth_login_attempts: number | null; public_registration: boolean };

/** Long passwords, no public registration, and no lockout of an account through somebody else's wrong passwords. */
export async function applySignInSettings(api: Api): Promise<string[]> {
	const current = await api.get<Settings>('/settings?fields=auth_password_policy,auth_login_attempts,public_registration');
	const wanted: Settings = {
		auth_password_policy: isStrictEnough(current.auth_password_policy) ? current.auth_password_policy : TWELVE_CHARACTERS,
		auth_login_attempts: null,
		public_registration: false,
	};
	const difference = changedKeys(wanted, current);
	if (isEmpty(difference)) return [];
	await api.patch('/settings', difference);
	return Object.keys(difference).map((name) => `setting ${name}`);
}
