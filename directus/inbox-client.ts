import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, classifyAnswer, parseData, parseProblem, type RetryLater } from './answers.ts';
import { type Connection, type Method, sendRequest } from './connection.ts';
import { ERASED } from './erased-code.ts';
import { parseErasure } from './erasures.ts';
import { newslettersPath, newsletterTestsPath, parseNewsletter, parseNewsletterTest } from './newsletters.ts';
import {
	buildSameAgentFilter,
	buildUnansweredPath,
	buildUnnotifiedPath,
	buildUnremindedPath,
	buildViewingsPath,
	parseStaffRow,
	parseStaffViewing,
	type StaffCollection,
	type StaffRow,
} from './staff-rows.ts';

type Row = Record<string, unknown>;
type UploadedFile = { id: string; name: string; type: string };

export type InboxClient = ReturnType<typeof createInboxClient>;

/** Delivers what visitors sent and reads what was erased. Failures are returned, not thrown. */
export function createInboxClient(connection: Connection, timeoutMs: number, settleMs: number) {
	async function ask(
		method: Method,
		path: string,
		body?: unknown,
	): Promise<{ status: number; text: string; retryAfterMs: number } | RetryLater> {
		try {
			const response = await sendRequest(connection, path, { method, body, signal: AbortSignal.timeout(timeoutMs) });
			const retryAfterMs = 1000 * (Number(response.headers.get('retry-after')) || 0);
			return { status: response.status, text: await response.text(), retryAfterMs };
		} catch (error) {
			return { outcome: 'later', reason: readReason(error), retryAfterMs: 0, isReached: false };
		}
	}

	/** Skips malformed rows. */
	async function readAs<T>(path: string, parse: (row: unknown) => T | null): Promise<T[] | RetryLater> {
		const answer = await ask('GET', path);
		if ('outcome' in answer) return answer;
		const rows = parseData(answer.text);
		if (answer.status === 200 && Array.isArray(rows)) return rows.map(parse).filter((row) => row !== null);
		return laterFor(answer);
	}
	const readStaffRows = (path: string): Promise<StaffRow[] | RetryLater> => readAs(path, parseStaffRow);

	const laterFor = ({ status, text, retryAfterMs }: { status: number; text: string; retryAfterMs: number }): RetryLater => ({
		outcome: 'later',
		reason: [status, parseProblem(text)?.code].filter(Boolean).join(' '),
		retryAfterMs,
		isReached: true,
	});

	return {
		/** Creates the row, or finds the one an earlier try created: the key is unique. */
		async create(collection: string, row: Row): Promise<Answer> {
			const answer = await ask('POST', `/items/${collection}?fields=id,key`, row);
			if ('outcome' in answer) return answer;
			const made = parseData(answer.text);
			if (answer.status === 200 && made && made['key'] === row['key']) return { outcome: 'done', id: String(made['id']) };
			const problem = parseProblem(answer.text);
			if (problem?.code === 'RECORD_NOT_UNIQUE' && problem.collection === collection && problem.field === 'key')
				return { outcome: 'done', id: null };
			if (problem?.code === ERASED) return { outcome: 'done', id: null };
			return classifyAnswer(answer, problem);
		},

		/** Idempotent: reports the current state. */
		async update(collection: string, key: string, data: Row): Promise<Answer> {
			const answer = await ask('PATCH', `/items/${collection}?fields=id,key`, { query: { filter: { key: { _eq: key } }, limit: 1 }, data });
			if ('outcome' in answer) return answer;
			const changed = parseData(answer.text);
			// No row: an editor deleted it, so the report is not needed.
			const isKnown = Array.isArray(changed) && changed.every((row) => row?.key === key);
			if (answer.status === 200 && isKnown) return { outcome: 'done', id: null };
			return classifyAnswer(answer, parseProblem(answer.text));
		},

		/** The viewings of these enquiries as staff left them. Deleted enquiries are missing. */
		findViewings: (keys: readonly string[]) => readAs(buildViewingsPath(keys), parseStaffViewing),

		findUnnotified: (collection: StaffCollection, since: Date, limit: number) =>
			readStaffRows(buildUnnotifiedPath(collection, since, limit)),

		findUnanswered: (collection: StaffCollection, { since, until }: { since: Date; until: Date }, limit: number) =>
			readStaffRows(buildUnansweredPath(collection, since, until, limit)),

		findUnreminded: (collection: StaffCollection, since: Date, limit: number) =>
			readStaffRows(buildUnremindedPath(collection, since, limit)),

		/** Records when staff were told. Changes nothing if the request has another agent by now. */
		async markNotified(collection: StaffCollection, row: Pick<StaffRow, 'id' | 'agent'>, data: Row): Promise<Answer> {
			const filter = buildSameAgentFilter(collection, row);
			const answer = await ask('PATCH', `/items/${collection}?fields=id`, { query: { filter, limit: 1 }, data });
			if ('outcome' in answer) return answer;
			const isTaken = answer.status === 200 && Array.isArray(parseData(answer.text));
			return isTaken ? { outcome: 'done', id: String(row.id) } : classifyAnswer(answer, parseProblem(answer.text));
		},

		newsletters: () => readAs(newslettersPath, parseNewsletter),

		newsletterTests: () => readAs(newsletterTestsPath, parseNewsletterTest),

		/** Does not change a finished newsletter. */
		async reportNewsletter(id: number, data: Row): Promise<Answer> {
			const answer = await ask('PATCH', '/items/newsletter?fields=id', { query: { filter: { id: { _eq: id } }, limit: 1 }, data });
			if ('outcome' in answer) return answer;
			const isTaken = answer.status === 200 && Array.isArray(parseData(answer.text));
			return isTaken ? { outcome: 'done', id: String(id) } : classifyAnswer(answer, parseProblem(answer.text));
		},

		/** Deleted people whose data the site may still hold. */
		erasures: () => readAs('/items/erasure?fields=id,phones,emails,keys,requested_at&sort=id&limit=100', parseErasure),

		/** `uploads`: files of theirs that may be in Directus. `wiped_at`: the site holds nothing more. */
		async reportErased(id: number, told: { uploads: string[] } | { wiped_at: string }): Promise<Answer> {
			const answer = await ask('PATCH', `/items/erasure/${id}?fields=id`, told);
			if ('outcome' in answer) return answer;
			// 204: already marked as done, and no longer readable for us.
			const isTaken = answer.status === 204 || (answer.status === 200 && parseData(answer.text)?.['id'] === id);
			return isTaken ? { outcome: 'done', id: String(id) } : classifyAnswer(answer, parseProblem(answer.text));
		},

		/** Uploads under our own id, so that a retry replaces what an earlier try left, perhaps only half of it. */
		async upload(file: UploadedFile, bytes: Uint8Array, folder: string): Promise<Answer> {
			const formWith = (fields: Record<string, string>) => {
				const form = new FormData();
				for (const [name, value] of Object.entries(fields)) form.set(name, value);
				form.set('file', new Blob([new Uint8Array(bytes)], { type: file.type }), file.name);
				return form;
			};
			const answer = await ask('POST', '/files', formWith({ id: file.id, folder, title: file.name }));
			if ('outcome' in answer) return answer;
			if (answer.status === 204 && answer.text === '') return { outcome: 'done', id: file.id };
			const problem = parseProblem(answer.text);
			if (problem?.code !== 'RECORD_NOT_UNIQUE') return classifyAnswer(answer, problem);
			// Directus deletes an aborted upload by its id: wait, so that it does not delete the replacement.
			await pause(settleMs);
			const again = await ask('PATCH', `/files/${file.id}`, formWith({ title: file.name }));
			if ('outcome' in again) return again;
			return again.status === 204 && again.text === '' ? { outcome: 'done', id: file.id } : classifyAnswer(again, parseProblem(again.text));
		},
	};
}

function readReason(error: unknown): string {
	const { name, message, cause } = error as Error & { cause?: { code?: string } };
	return cause?.code ?? (name === 'TimeoutError' ? 'no answer in time' : message);
}
