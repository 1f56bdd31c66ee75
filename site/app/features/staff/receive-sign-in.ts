import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { createPageRequest, type PageRequest } from '#app/page-loader.ts';
import type { Body } from '#app/parts/forms/read-body.ts';
import type { SignIn } from '#content/staff/staff-auth.ts';
import { latinDigits } from '#domain/digits.ts';
import { deviceCookie, noSessionCookie, readDevice, readSession, sessionCookie } from './cookies.ts';

/** A failed sign-in: what was typed, except the password, and why. */
export type SignInAgain = { account: string; notice: string; asksCode: boolean };

type Refused = Exclude<SignIn, { outcome: 'signedIn' }>;

const statusByOutcome: Record<Refused['outcome'], number> = {
	wrong: 401,
	codeNeeded: 401,
	wrongCode: 401,
	needsCode: 403,
	tooMany: 429,
	unavailable: 503,
};

const ECHOED_MOST = 254;
const notKept = { 'cache-control': 'private, no-store' };

/** Every sign-in creates a new session and ends the previous one. */
export async function receiveSignIn(args: ActionFunctionArgs, { typed, whole }: Body) {
	const request = createPageRequest(args);
	const { site, url } = request;
	const { headers } = args.request;
	const isHttps = site.origin.startsWith('https:');
	if (!whole) return data<SignInAgain>({ account: '', notice: request.t('forms.notices.tooLarge'), asksCode: false }, { status: 413 });
	const sent = (name: string) => typed[name]?.[0] ?? '';

	const former = readSession(headers, isHttps);
	if (sent('intent') === 'sign-out') {
		if (former) await site.staff.signOut(former);
		return redirect(url.pathname, { status: 303, headers: { ...notKept, 'set-cookie': noSessionCookie(isHttps) } });
	}

	const account = sent('account').trim();
	const code = latinDigits(sent('code')).replace(/\D/g, '');
	const visit = { address: site.visitor, deviceCookie: readDevice(headers, isHttps) };
	const answer = await site.staff.signIn({ account, password: sent('password'), code }, visit);
	if (answer.outcome !== 'signedIn') return signInAgain(request, account, answer);

	if (former) await site.staff.signOut(former);
	const cookies = new Headers(notKept);
	cookies.append('set-cookie', sessionCookie(answer.session, isHttps));
	cookies.append('set-cookie', deviceCookie(answer.deviceCookie, isHttps));
	// The search from before the session expired is still in the address.
	return redirect(url.pathname + url.search, { status: 303, headers: cookies });
}

function signInAgain({ t, site }: PageRequest, account: string, answer: Refused) {
	const { outcome } = answer;
	const waitMs = outcome === 'tooMany' ? answer.waitMs : 0;
	const text =
		outcome === 'wrong' && site.staff.accountKind === 'name'
			? t('staff.wrongAccount')
			: t(`staff.${outcome}`, { minutes: Math.ceil(waitMs / 60_000) });
	return data<SignInAgain>(
		{ account: account.slice(0, ECHOED_MOST), notice: text, asksCode: outcome === 'codeNeeded' || outcome === 'wrongCode' },
		{ status: statusByOutcome[outcome], headers: waitMs ? { 'retry-after': String(Math.ceil(waitMs / 1000)) } : {} },
	);
}
