import { hkdfSync } from 'node:crypto';
import { readRefusal } from '#directus/refusal.ts';
import { ASK_MS, type StaffClient } from '#directus/staff-client.ts';
import type { Logger } from '#runtime/logger.ts';
import { accountKey } from '#sign-in/account-key.ts';
import { waitForTick } from '#sign-in/answer-time.ts';
import { createComparisonQueues } from '#sign-in/comparison-queues.ts';
import { openSharedBucketStore } from '#sign-in/shared-bucket-store.ts';
import { bucketKinds, createSignInLimits, type Result } from '#sign-in/sign-in-limits.ts';
import { createGate } from '../gate.ts';
import { askCounter, askForFile, type CounterAnswer, type CounterFile, type CounterQuestion } from './ask-counter.ts';
import { type Change, type ChangeAnswer, changeRows, countClosed, type UndoChange, undoChanges } from './change-rows.ts';
import { createLinks, createPreviewKey } from './preview-links.ts';
import { type DraftAnswer, readDraft, type WantedRecord } from './read-draft.ts';
import { readVersion } from './read-version.ts';
import { openSessionStore } from './session-store.ts';
import { createSessions } from './sessions.ts';
import { openSharedSessionStore } from './shared-session-store.ts';

export type Credentials = { account: string; password: string; code: string };
/** The network address, and the cookie that proves an earlier sign-in of this browser. */
export type Visit = { address: string; deviceCookie: string | null };

export type SignIn =
	| { outcome: 'signedIn'; session: string; deviceCookie: string }
	| { outcome: 'wrong' | 'codeNeeded' | 'wrongCode' | 'needsCode' | 'unavailable' }
	| { outcome: 'tooMany'; waitMs: number };

export type StaffSession =
	| { state: 'none' | 'ended' | 'out' | 'needsCode' | 'unavailable' }
	| {
			state: 'in';
			readDraft(wanted: WantedRecord): Promise<DraftAnswer>;
			/** A preview key for somebody without an account. Null if the person may not read the record, or Directus does not answer. */
			createPreviewKey(wanted: WantedRecord): Promise<string | null>;
			askCounter(question: CounterQuestion): Promise<CounterAnswer>;
			/** The rows found, as CSV. */
			askForFile(question: CounterQuestion): Promise<CounterFile | 'refused' | 'unavailable'>;
			/** How many of the requests are already done or closed. */
			countClosed(changes: Change[]): Promise<number>;
			change(change: Change): Promise<ChangeAnswer>;
			undo(changes: UndoChange[]): Promise<ChangeAnswer>;
	  };

type Options = {
	url: string;
	siteToken: string;
	provider: string | null;
	secret: Buffer;
	folder: string;
	shared?: { url: string } | null;
	logger: Logger;
};

export type StaffAuth = ReturnType<typeof createStaffAuth>;

const results: Record<SignIn['outcome'], Result> = {
	signedIn: 'right',
	needsCode: 'right',
	wrong: 'wrong',
	codeNeeded: 'codeNeeded',
	wrongCode: 'wrongCode',
	unavailable: 'unanswered',
	tooMany: 'unanswered',
};

/** No account name or password is longer. */
const ACCOUNT_MOST = 254;
const PASSWORD_MOST = 1000;

/** Each draft needs a handful of requests to Directus. */
const DRAFTS_AT_ONCE = 4;
const DRAFTS_WAITING = 20;

export function createStaffAuth({ url, siteToken, provider, secret, folder, shared = null, logger }: Options) {
	const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
	const limitsKey = key('pn sign-in limits');
	const buckets = shared ? openSharedBucketStore(shared.url, bucketKinds, 'site') : null;
	const limits = createSignInLimits(limitsKey, buckets ?? undefined);
	const queues = createComparisonQueues();
	const store = shared ? openSharedSessionStore(shared.url) : openSessionStore(folder);
	const sessions = createSessions({ url, siteToken, secret: key('pn staff sessions'), store, logger });
	const drafts = createGate(DRAFTS_AT_ONCE, DRAFTS_WAITING);
	const links = createLinks(url);
	const noteRefusal = createRefusalNotes(logger);

	const login = (client: StaffClient, { account, password, code }: Credentials): Promise<unknown> => {
		const options = { ...(code && { otp: code }), ...(provider && { provider }) };
		return provider ? client.login({ identifier: account, password }, options) : client.login({ email: account, password }, options);
	};

	const tryPassword = async (credentials: Credentials, visit: Visit): Promise<SignIn> => {
		const { account, password, code } = credentials;
		if (!account || !password || account.length > ACCOUNT_MOST || password.length > PASSWORD_MOST) return { outcome: 'wrong' };
		try {
			const started = await sessions.start(accountKey(limitsKey, account), visit.address, (client) => login(client, credentials));
			if (started.access === 'in')
				return { outcome: 'signedIn', session: started.id, deviceCookie: limits.renewDeviceCookie(visit.deviceCookie, account) };
			return { outcome: started.access === 'out' ? 'wrong' : started.access };
		} catch (error) {
			const refusal = readRefusal(error);
			if (refusal?.code === 'INVALID_OTP') return { outcome: code ? 'wrongCode' : 'codeNeeded' };
			if (refusal && refusal.status < 404) return { outcome: 'wrong' };
			logger.warn('staff.sign_in_unavailable', 'Nobody can sign in at the moment', { reason: refusal?.code ?? String(error) });
			return { outcome: 'unavailable' };
		}
	};

	return {
		/** What staff type to sign in: their e-mail address, or their name at the provider. */
		accountKind: provider ? ('name' as const) : ('email' as const),
		async signIn(credentials: Credentials, visit: Visit): Promise<SignIn> {
			const arrivedAt = performance.now();
			const { account, code } = credentials;
			const admission = await limits.admit({ account, ...visit, hasCode: code !== '' });
			if (!admission.admitted) {
				noteRefusal();
				return { outcome: 'tooMany', waitMs: admission.waitMs };
			}
			const signal = AbortSignal.timeout(ASK_MS);
			const answer = await queues[admission.precedence]
				.run(() => tryPassword(credentials, visit), signal)
				.catch((): SignIn => ({ outcome: 'unavailable' }));
			await admission.settle(results[answer.outcome]);
			if (answer.outcome !== 'signedIn' && answer.outcome !== 'unavailable') await waitForTick(arrivedAt);
			return answer;
		},
		/** Milliseconds for which all sign-ins of this visitor are refused unread. */
		refusedFor: async ({ address, deviceCookie }: Visit): Promise<number> => (deviceCookie === null ? limits.addressWait(address) : 0),
		signOut: (session: string): Promise<void> => sessions.end(session),
		/** The person of this session, if it is still valid. */
		async open(session: string | null, address: string): Promise<StaffSession> {
			if (session === null) return { state: 'none' };
			const opened = await sessions.open(session, address);
			if (opened.state !== 'in') return opened;
			const { client } = opened;
			return {
				state: 'in',
				readDraft({ version, ...wanted }) {
					const read = () => (version === undefined ? readDraft(client, wanted) : readVersion(url, client, { ...wanted, version }));
					return drafts.run(read, AbortSignal.timeout(ASK_MS)).catch(() => 'unavailable' as const);
				},
				createPreviewKey: (wanted) => createPreviewKey(client, wanted),
				askCounter: (question) => askCounter(client, question),
				askForFile: (question) => askForFile(client, question),
				countClosed: (changes) => countClosed(client, changes),
				change: (change) => changeRows(client, change),
				undo: (changes) => undoChanges(client, changes),
			};
		},
		readLinked: links.read,
		isLink: links.isSigned,
		close() {
			buckets?.close();
			return sessions.close();
		},
	};
}

const NOTE_MS = 10 * 60_000;

/** Logs at intervals that passwords are being guessed, and how often. */
function createRefusalNotes(logger: Logger): () => void {
	let count = 0;
	let notedAt = 0;
	return () => {
		count++;
		if (Date.now() - notedAt < NOTE_MS) return;
		logger.warn('staff.sign_ins_refused', 'Many sign-ins are refused: passwords are being guessed', { refused: count });
		notedAt = Date.now();
		count = 0;
	};
}
