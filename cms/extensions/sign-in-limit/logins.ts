import type { ServerResponse } from 'node:http';
import { formatCookie } from '../../../domain/cookie.ts';
import { waitForTick } from '../../../sign-in/answer-time.ts';
import { createComparisonQueues } from '../../../sign-in/comparison-queues.ts';
import { DEVICE_COOKIE_SECONDS } from '../../../sign-in/device-cookie.ts';
import type { Result, SignInLimits } from '../../../sign-in/sign-in-limits.ts';
import { SITE_USER } from '../../access/users.ts';
import type { Middleware } from '../express.ts';
import type { DecoyChecks } from './decoy-check.ts';
import { type HeldAnswer, holdAnswer, sendBusy, sendTooMany, textIn } from './http.ts';

const WAIT_MS = 10_000;

/** The body field that names the account. */
export type AccountField = (path: string) => 'email' | 'identifier' | 'share';

/** Limits failed logins. The site limits its own visitors, and its token says so. */
export function limitLogins(limits: SignInLimits, decoys: DecoyChecks, accountField: AccountField, isSecure: boolean): Middleware {
	const lanes = createComparisonQueues();
	const cookieName = isSecure ? '__Host-pn_studio_device' : 'pn_studio_device';
	const cookie = { maxAge: DEVICE_COOKIE_SECONDS, isHttpOnly: true, sameSite: 'Strict', isSecure } as const;

	return async (request, response, next) => {
		if (request.method !== 'POST') return next();
		const answer = async (): Promise<HeldAnswer> => {
			const held = await holdAnswer(response, next);
			await decoys.until(request.body);
			return held;
		};
		if (request.accountability?.user === SITE_USER) return (await answer()).send();

		const arrivedAt = performance.now();
		const account = textIn(request.body, accountField(request.url));
		const deviceCookie = request.cookies?.[cookieName] ?? null;
		const hasCode = textIn(request.body, 'otp') !== '';
		const admission = await limits.admit({ account, address: request.ip ?? 'unknown', deviceCookie, hasCode });
		if (!admission.admitted) return sendTooMany(response, admission.waitMs);

		const held = await lanes[admission.precedence].run(answer, AbortSignal.timeout(WAIT_MS)).catch(() => null);
		const result = held ? readResult(response, held.body, hasCode) : 'unanswered';
		await admission.settle(result);
		if (result === 'right') {
			const value = limits.renewDeviceCookie(deviceCookie, account);
			response.appendHeader('set-cookie', formatCookie({ name: cookieName, value, ...cookie }));
		} else if (result !== 'unanswered') await waitForTick(arrivedAt);
		return held ? held.send() : sendBusy(response);
	};
}

function readResult({ statusCode }: ServerResponse, body: string, hasCode: boolean): Result {
	if (statusCode < 300) return 'right';
	if (statusCode === 429 || statusCode >= 500) return 'unanswered';
	if (!body.includes('"INVALID_OTP"')) return 'wrong';
	return hasCode ? 'wrongCode' : 'codeNeeded';
}
