import { hkdfSync } from 'node:crypto';
import { createMailLimits } from '../../../sign-in/mail-limits.ts';
import { openSharedBucketStore } from '../../../sign-in/shared-bucket-store.ts';
import { bucketKinds, createSignInLimits } from '../../../sign-in/sign-in-limits.ts';
import type { Middleware } from '../express.ts';
import type { Hook, Row } from '../hook.ts';
import { createDecoyChecks } from './decoy-check.ts';
import { sendError, sendTooMany, textIn } from './http.ts';
import { limitLogins } from './logins.ts';

/** Passwords are accepted only at `/auth/login`, within limits. Failed tries never suspend an account. */
const signInLimit: Hook = ({ init, filter, action }, { env, database, services, getSchema }) => {
	const key = Buffer.from(hkdfSync('sha256', String(env['SECRET']), '', 'pn sign-in limits', 32));
	const isSecure = String(env['PUBLIC_URL']).startsWith('https:');
	// Several Directus processes may share one PostgreSQL.
	const buckets = env['DB_CLIENT'] === 'pg' ? openSharedBucketStore(String(env['DB_CONNECTION_STRING']), bucketKinds, 'studio') : undefined;
	const limits = createSignInLimits(key, buckets);
	const mails = createMailLimits(key);
	const decoys = createDecoyChecks(database, services, getSchema);

	const accountField = (path: string) => {
		const provider = /^\/([\w-]+)/.exec(path)?.[1]?.toUpperCase();
		return env[`AUTH_${provider}_DRIVER`] === 'ldap' ? 'identifier' : 'email';
	};
	const limitMails: Middleware = (request, response, next) => {
		if (request.method !== 'POST') return next();
		const waitMs = mails.admit(textIn(request.body, 'email'), request.ip ?? 'unknown');
		return waitMs > 0 ? sendTooMany(response, waitMs) : next();
	};
	/** One GraphQL request can contain any number of tries, so signing in by GraphQL is refused. */
	const refuseGraphql: Middleware = (request, response, next) =>
		/\bauth_(?:login|password_request)\b/.test(textIn(request.body, 'query'))
			? sendError(response, 403, 'FORBIDDEN', 'Sign in through /auth/login.')
			: next();

	init('routes.before', ({ app }) => {
		app.use('/auth/login', limitLogins(limits, decoys, accountField, isSecure));
		app.use(
			'/shares/auth',
			limitLogins(limits, decoys, () => 'share', isSecure),
		);
		app.use('/auth/password/request', limitMails);
		app.use('/graphql', refuseGraphql);
	});

	filter('auth.login', async (payload: Row, meta, { accountability }) => {
		// Web socket messages carry no client address, so passwords sent that way are always refused; clients use tokens instead.
		if (!accountability) return { ...payload, password: undefined };
		await decoys.onFound(payload, meta);
		return payload;
	});
	action('auth.login', (meta) => {
		if (meta.status === 'fail') decoys.onFailure(meta.payload, meta);
	});
};

export default signInLimit;
