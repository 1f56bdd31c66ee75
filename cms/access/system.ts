import type { Filter } from './permission.ts';

/** The user whose token set-up uses. It has neither e-mail address nor password, so nobody can sign in as it. */
export const SYSTEM_USER = 'a1e00000-0000-4000-8000-000000000005';
export const SYSTEM_POLICY = 'a1c00000-0000-4000-8000-000000000005';
export const SYSTEM_ACCESS = 'a1f00000-0000-4000-8000-000000000001';

/** Users that staff may read. */
export const withoutSystem: Filter = { id: { _neq: SYSTEM_USER } };

/** The environment variable of Directus's process that holds the token. */
export const SYSTEM_TOKEN_VARIABLE = 'SYSTEM_TOKEN';
