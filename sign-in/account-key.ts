import { createHmac } from 'node:crypto';

/** The key an account's tries are counted under; without the secret it does not reveal the account. */
export const accountKey = (key: Buffer, typed: string): string =>
	createHmac('sha256', key)
		.update(`account\n${foldAccount(typed)}`)
		.digest('base64url');

/** Maps every spelling that Directus, its database or an LDAP directory may treat as the same account to one. */
const foldAccount = (typed: string): string =>
	typed
		.slice(0, 500)
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[\p{M}\p{C}\p{Z}]/gu, '')
		.toLowerCase();
