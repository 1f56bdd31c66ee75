import { STATUS_CODES } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { createGate, type Gate, QueueFullError } from '#content/gate.ts';
import { readTranslator } from '../words.ts';
import { acceptedAt, isLarge } from './accepted-bodies.ts';
import { type BodyBound, boundBody } from './bounded-body.ts';
import type { Visitors } from './visitor.ts';

/** Reads a little of an unexpected body, so that the connection can be reused. */
const unasked: BodyBound = { bytes: 0, withinMs: 5000, drained: 64_000 };

/** Each may hold one file in memory; those waiting cost next to nothing. */
const LARGE_AT_ONCE = 12;
const LARGE_WAITING = 50;
/** A slow or hostile client only delays itself. */
const LARGE_OF_ONE = 3;

/** Middleware in front of everything: nothing behind it can read more of a body than the address allows. */
export function boundBodies(visitors: Pick<Visitors, 'readAddress'>): MiddlewareHandler {
	const large = createGate(LARGE_AT_ONCE, LARGE_WAITING);
	const largeByVisitor = new Map<string, Gate>();

	async function inTurn(visitor: string, read: () => Promise<void>): Promise<void> {
		const own = largeByVisitor.get(visitor) ?? createGate(LARGE_OF_ONE, LARGE_WAITING);
		largeByVisitor.set(visitor, own);
		try {
			await own.run(() => large.run(read));
		} finally {
			if (!own.busy) largeByVisitor.delete(visitor);
		}
	}

	return async (context, next) => {
		const { method, path } = context.req;
		const length = bodyLength(context);
		const refuse = (status: Refusal, headers: Record<string, string> = {}) =>
			readWithin(context, unasked, async () => {
				answerInstead(context, status, headers);
			});

		if (method === 'GET' || method === 'HEAD') return length === 0 ? next() : refuse(413);
		const accepted = acceptedAt(path);
		if (method !== 'POST' || !accepted) return refuse(405, { allow: accepted ? 'GET, HEAD, POST' : 'GET, HEAD' });
		if (accepted.isForm && !isForm(context)) return refuse(415);
		if (!isLarge(accepted, length)) return readWithin(context, accepted, next);
		try {
			await inTurn(visitors.readAddress(context), () => readWithin(context, accepted, next));
		} catch (error) {
			if (!(error instanceof QueueFullError)) throw error;
			return refuse(503, { 'retry-after': '30' });
		}
	};
}

/** Closes connections with unread bytes, which would be parsed as the next request. */
async function readWithin(context: Context, bound: BodyBound, answer: () => Promise<void>): Promise<void> {
	const { raw } = context.req;
	const body = raw.body && boundBody(raw.body, bound);
	if (body) context.req.raw = new Request(raw, { body: body.stream, duplex: 'half' } as RequestInit);
	await answer();
	const isEnded = body ? await body.drain() : bodyLength(context) === 0;
	const problem = body?.problem();
	if (problem === 'late') answerInstead(context, 408);
	// A form that already rejected it explains that on its own page, with what was typed.
	else if (problem === 'large' && !isRefused(context.res)) answerInstead(context, 413);
	if (!isEnded) context.header('connection', 'close');
}

/** A 400 may just mean that the body was cut off here, so it is no refusal. */
const isRefused = ({ status }: Response): boolean => status > 400 && status < 500;

type Refusal = 405 | 408 | 413 | 415 | 503;

/** Replaces the answer, including its headers and cookies. */
function answerInstead(context: Context, status: Refusal, headers: Record<string, string> = {}): void {
	const t = readTranslator(parseLocale(context.req.path));
	const words: Partial<Record<Refusal, string>> = { 413: t('forms.notices.tooLarge'), 503: t('forms.notices.unavailable') };
	context.res = undefined;
	context.res = new Response(words[status] ?? STATUS_CODES[status], {
		status,
		headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
	});
}

/** Null for chunked bodies. */
function bodyLength({ req }: Context): number | null {
	if (req.header('transfer-encoding') !== undefined) return null;
	return Number(req.header('content-length') ?? 0);
}

const isForm = ({ req }: Context): boolean =>
	/^(?:application\/x-www-form-urlencoded\s*(?:;|$)|multipart\/form-data\s*;.*\bboundary=)/i.test(req.header('content-type') ?? '');
