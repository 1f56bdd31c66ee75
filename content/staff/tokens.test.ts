import { expect, test } from 'vitest';
import { hashSessionId, newSessionId, openTokens, readTokenClaims, sealTokens } from './tokens.ts';

const secret = Buffer.alloc(32, 1);
const tokens = { access_token: 'access-in-clear', refresh_token: 'refresh-in-clear', expires: 60_000, expires_at: 1 };

test('tokens can be decrypted only with the secret and the session id', () => {
	const id = newSessionId();
	const sealed = sealTokens(secret, id, tokens);
	expect(openTokens(secret, id, sealed)).toEqual(tokens);
	expect(openTokens(secret, newSessionId(), sealed)).toBeNull();
	expect(openTokens(secret, hashSessionId(id), sealed)).toBeNull();
	expect(openTokens(Buffer.alloc(32, 2), id, sealed)).toBeNull();
});

test('changed or truncated tokens are not decrypted, and nothing is in clear text', () => {
	const id = newSessionId();
	const sealed = sealTokens(secret, id, tokens);
	expect(Buffer.from(sealed).toString('latin1')).not.toContain('in-clear');
	for (const at of [0, 12, 28, sealed.length - 1]) {
		const changed = Uint8Array.from(sealed);
		changed[at] = (changed[at] ?? 0) ^ 1;
		expect(openTokens(secret, id, changed)).toBeNull();
	}
	for (const length of [0, 12, 20, 28, sealed.length - 1]) expect(openTokens(secret, id, sealed.subarray(0, length))).toBeNull();
});

test('the same tokens are encrypted differently each time', () => {
	const id = newSessionId();
	expect(Buffer.from(sealTokens(secret, id, tokens)).equals(sealTokens(secret, id, tokens))).toBe(false);
});

test('reads the claims of a token', () => {
	const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
	expect(readTokenClaims(token({ app_access: true }))).toEqual({ appAccess: true, needsCode: false });
	expect(readTokenClaims(token({ app_access: 1, enforce_tfa: true }))).toEqual({ appAccess: true, needsCode: true });
	for (const rubbish of ['', 'x', 'x.y.z', token([]), 'x.bnVsbA.y'])
		expect(readTokenClaims(rubbish)).toEqual({ appAccess: false, needsCode: false });
});
