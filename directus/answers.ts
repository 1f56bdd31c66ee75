/**
 * `done` only when Directus proved it; `refused` when it will never accept the request; everything else is retried.
 * Reasons are logged. A detail may repeat what a visitor wrote, so it is stored but not logged.
 */
export type Answer = { outcome: 'done'; id: string | null } | { outcome: 'refused'; reason: string; detail: string } | RetryLater;
export type RetryLater = { outcome: 'later'; reason: string; retryAfterMs: number; isReached: boolean };

export type Problem = { code: string; message: string; collection: string | null; field: string | null };

/** Retrying cannot change these. A missing permission may be granted later and the request then retried by hand. */
const FINAL = new Set([
	'FAILED_VALIDATION',
	'INVALID_PAYLOAD',
	'VALUE_TOO_LONG',
	'VALUE_OUT_OF_RANGE',
	'NOT_NULL_VIOLATION',
	'CONTAINS_NULL_VALUES',
	'CONTENT_TOO_LARGE',
	'UNPROCESSABLE_CONTENT',
	'UNSUPPORTED_MEDIA_TYPE',
	'FORBIDDEN',
]);

export function classifyAnswer({ status, retryAfterMs }: { status: number; retryAfterMs: number }, problem: Problem | null): Answer {
	if (!problem) return { outcome: 'later', reason: `${status} without a word we understand`, retryAfterMs, isReached: true };
	const reason = [status, problem.code, problem.collection, problem.field].filter(Boolean).join(' ');
	if (status < 500 && FINAL.has(problem.code)) return { outcome: 'refused', reason, detail: `${reason}: ${problem.message}`.slice(0, 500) };
	return { outcome: 'later', reason, retryAfterMs, isReached: true };
}

export function parseData(text: string): Record<string, unknown> | null {
	try {
		return JSON.parse(text).data ?? null;
	} catch {
		return null;
	}
}

export function parseProblem(text: string): Problem | null {
	try {
		const { message, extensions } = JSON.parse(text).errors[0];
		if (typeof extensions.code !== 'string') return null;
		return { code: extensions.code, message: String(message), collection: extensions.collection ?? null, field: extensions.field ?? null };
	} catch {
		return null;
	}
}
