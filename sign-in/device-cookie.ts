import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
/** Several colleagues may share a computer. */
const ACCOUNTS_MOST = 5;

export const DEVICE_COOKIE_SECONDS = LIFETIME_MS / 1000;

const ENTRY = /^([0-9a-z]{8,9})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * OWASP's device cookies: proof that this browser has signed in to an account before, without naming the account.
 * Guesses made elsewhere never count against a browser that holds one.
 */
export function createDeviceCookies(key: Buffer) {
	const sign = (account: string, issued: string, nonce: string): string =>
		createHmac('sha256', key).update(`device\n${account}\n${issued}\n${nonce}`).digest('base64url');

	const parseEntries = (cookie: string | null): RegExpExecArray[] =>
		(cookie ?? '')
			.split('~', ACCOUNTS_MOST)
			.map((text) => ENTRY.exec(text))
			.filter((entry) => entry !== null);

	const deviceIn = ([, issued = '', nonce = '', signature = '']: RegExpExecArray, account: string, now: number): string | null => {
		const age = now - Number.parseInt(issued, 36);
		const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(account, issued, nonce)));
		return isOurs && age >= 0 && age < LIFETIME_MS ? nonce : null;
	};

	return {
		/** The id of the device, if the cookie proves a sign-in to this account. */
		find(cookie: string | null, account: string, now: number): string | null {
			return parseEntries(cookie).reduce<string | null>((found, entry) => found ?? deviceIn(entry, account, now), null);
		},
		/** The cookie after a sign-in: a new entry for this account beside those of other accounts. */
		renew(cookie: string | null, account: string, now: number): string {
			const issued = now.toString(36);
			const nonce = randomBytes(16).toString('base64url');
			const others = parseEntries(cookie).filter((entry) => deviceIn(entry, account, now) === null);
			return [`${issued}.${nonce}.${sign(account, issued, nonce)}`, ...others.map(([text]) => text)].slice(0, ACCOUNTS_MOST).join('~');
		},
	};
}
