import type { Filter } from './permission.ts';

/** The user whose token sets the installation up. No person signs in as it: it has neither an e-mail address nor a password. */
export const SYSTEM_USER = 'a1e00000-0000-4000-8000-000000000005';
export const SYSTEM_POLICY = 'a1c00000-0000-4000-8000-000000000005';
export const SYSTEM_ACCESS = 'a1f00000-0000-4000-8000-000000000001';

/** Users that staff may look at. */
export const withoutSystem: Filter = { id: { _neq: SYSTEM_USER } };

/** The variable of Directus's process that holds the token. */
export const SYSTEM_TOKEN_VARIABLE = 'SYSTEM_TOKEN';
