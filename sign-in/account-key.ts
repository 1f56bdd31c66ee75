import { createHmac } from 'node:crypto';

/** What an account is counted under; says nothing of who it is without the key. */
export const accountKey = (key: Buffer, typed: string): string =>
	createHmac('sha256', key)
		.update(`account\n${foldAccount(typed)}`)
		.digest('base64url');

/** The same for every way to type an account that Directus, its database or a directory may take for the same. */
const foldAccount = (typed: string): string =>
	typed
		.slice(0, 500)
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[\p{M}\p{C}\p{Z}]/gu, '')
		.toLowerCase();
