import { ERASED } from '#cms/extensions/inbox/erased-code.ts';
import { type Erasure, readErasure } from './erasure.ts';
import type { Row } from './rows.ts';
import type { AttachedFile } from './store.ts';

/**
 * `done` is said only when Directus itself proved it; `refused` only when it will never take it; everything else is tried again.
 * Reasons go to the log. A detail may repeat what a visitor wrote, and stays beside it.
 */
export type Answer = { outcome: 'done'; id: string | null } | { outcome: 'refused'; reason: string; detail: string } | Later;
export type Later = { outcome: 'later'; reason: string; retryAfterMs: number; isReached: boolean };

type Problem = { code: string; message: string; collection: string | null; field: string | null };

/** Answers that no second try would change. A missing right may be given and then be retried by hand. */
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

export type Directus = ReturnType<typeof createDirectus>;

/** The few things we say to Directus, and what its answers mean. */
export function createDirectus({ url, token }: { url: string; token: string }, timeoutMs: number) {
	async function ask(
		method: 'GET' | 'POST' | 'PATCH',
		path: string,
		body?: unknown,
	): Promise<{ status: number; text: string; retryAfterMs: number } | Later> {
		const isForm = body instanceof FormData;
		try {
			const response = await fetch(new URL(path, url), {
				method,
				headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
				...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
				redirect: 'error',
				signal: AbortSignal.timeout(timeoutMs),
			});
			const retryAfterMs = 1000 * (Number(response.headers.get('retry-after')) || 0);
			return { status: response.status, text: await response.text(), retryAfterMs };
		} catch (error) {
			return { outcome: 'later', reason: reasonOf(error), retryAfterMs: 0, isReached: false };
		}
	}

	return {
		/** Makes the row, or finds that an earlier try made it: the key is unique. */
		async create(collection: string, row: Row): Promise<Answer> {
			const answer = await ask('POST', `/items/${collection}?fields=id,key`, row);
			if ('outcome' in answer) return answer;
			const made = dataOf(answer.text);
			if (answer.status === 200 && made && made['key'] === row['key']) return { outcome: 'done', id: String(made['id']) };
			const problem = problemOf(answer.text);
			if (problem?.code === 'RECORD_NOT_UNIQUE' && problem.collection === collection && problem.field === 'key')
				return { outcome: 'done', id: null };
			if (problem?.code === ERASED) return { outcome: 'done', id: null };
			return classifyAnswer(answer, problem);
		},

		/** Says again what is so; saying it twice changes nothing. */
		async update(collection: string, key: string, data: Row): Promise<Answer> {
			const answer = await ask('PATCH', `/items/${collection}?fields=id,key`, { query: { filter: { key: { _eq: key } }, limit: 1 }, data });
			if ('outcome' in answer) return answer;
			const changed = dataOf(answer.text);
			// None: an editor deleted it, and there is nobody to tell.
			const isKnown = Array.isArray(changed) && changed.every((row) => row?.key === key);
			if (answer.status === 200 && isKnown) return { outcome: 'done', id: null };
			return classifyAnswer(answer, problemOf(answer.text));
		},

		/** People who were deleted, and of whom we may still hold something. */
		async erasures(): Promise<Erasure[] | Later> {
			const answer = await ask('GET', '/items/erasure?fields=id,phones,emails,keys,requested_at&sort=id&limit=100');
			if ('outcome' in answer) return answer;
			const rows = dataOf(answer.text);
			if (answer.status === 200 && Array.isArray(rows)) return rows.map(readErasure).filter((erasure) => erasure !== null);
			const reason = [answer.status, problemOf(answer.text)?.code].filter(Boolean).join(' ');
			return { outcome: 'later', reason, retryAfterMs: answer.retryAfterMs, isReached: true };
		},

		/** `uploads`: files of theirs that may be in Directus. `wiped_at`: nothing is left here. */
		async tellErased(id: number, told: { uploads: string[] } | { wiped_at: string }): Promise<Answer> {
			const answer = await ask('PATCH', `/items/erasure/${id}?fields=id`, told);
			if ('outcome' in answer) return answer;
			// No content: it is done already, and can no longer be read.
			const isTaken = answer.status === 204 || (answer.status === 200 && dataOf(answer.text)?.['id'] === id);
			return isTaken ? { outcome: 'done', id: String(id) } : classifyAnswer(answer, problemOf(answer.text));
		},

		/** Under the id it has with us, so that it is there once. What an earlier try left, perhaps half, is replaced. */
		async upload(file: AttachedFile, bytes: Uint8Array, folder: string): Promise<Answer> {
			const formWith = (fields: Record<string, string>) => {
				const form = new FormData();
				for (const [name, value] of Object.entries(fields)) form.set(name, value);
				form.set('file', new Blob([new Uint8Array(bytes)], { type: file.type }), file.name);
				return form;
			};
			const answer = await ask('POST', '/files', formWith({ id: file.id, folder, title: file.name }));
			if ('outcome' in answer) return answer;
			if (answer.status === 204 && answer.text === '') return { outcome: 'done', id: file.id };
			const problem = problemOf(answer.text);
			if (problem?.code !== 'RECORD_NOT_UNIQUE') return classifyAnswer(answer, problem);
			const again = await ask('PATCH', `/files/${file.id}`, formWith({ title: file.name }));
			if ('outcome' in again) return again;
			return again.status === 204 && again.text === '' ? { outcome: 'done', id: file.id } : classifyAnswer(again, problemOf(again.text));
		},
	};
}

function classifyAnswer({ status, retryAfterMs }: { status: number; retryAfterMs: number }, problem: Problem | null): Answer {
	if (!problem) return { outcome: 'later', reason: `${status} without a word we understand`, retryAfterMs, isReached: true };
	const reason = [status, problem.code, problem.collection, problem.field].filter(Boolean).join(' ');
	if (status < 500 && FINAL.has(problem.code)) return { outcome: 'refused', reason, detail: `${reason}: ${problem.message}`.slice(0, 500) };
	return { outcome: 'later', reason, retryAfterMs, isReached: true };
}

function dataOf(text: string): Record<string, unknown> | null {
	try {
		return JSON.parse(text).data ?? null;
	} catch {
		return null;
	}
}

function problemOf(text: string): Problem | null {
	try {
		const { message, extensions } = JSON.parse(text).errors[0];
		if (typeof extensions.code !== 'string') return null;
		return { code: extensions.code, message: String(message), collection: extensions.collection ?? null, field: extensions.field ?? null };
	} catch {
		return null;
	}
}

function reasonOf(error: unknown): string {
	const { name, message, cause } = error as Error & { cause?: { code?: string } };
	return cause?.code ?? (name === 'TimeoutError' ? 'no answer in time' : message);
}
