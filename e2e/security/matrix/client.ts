import { createApi } from '#directus/api.ts';
import type { Actor } from './actors.ts';

export type Answer = { status: number; text: string };
export type Question = { method: string; path: string; body?: unknown };

/** Totals per actor. */
export type Count = { questions: number; learnt: number; writes: number; changed: number };

export type Client = ReturnType<typeof createClient>;

export function createClient(url: string, adminToken: string) {
	const counts = new Map<string, Count>();
	const countOf = (actor: Actor): Count => {
		const count = counts.get(actor.name) ?? { questions: 0, learnt: 0, writes: 0, changed: 0 };
		counts.set(actor.name, count);
		return count;
	};

	async function send(actor: Actor, { method, path, body }: Question): Promise<Answer> {
		const isForm = body instanceof FormData;
		const response = await fetch(new URL(path, url), {
			method,
			headers: {
				...(actor.token && { authorization: `Bearer ${actor.token}` }),
				...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
			},
			...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
			redirect: 'manual',
		});
		return { status: response.status, text: await response.text() };
	}

	return {
		url,
		admin: createApi(url, adminToken),
		counts,
		countOf,
		ask(actor: Actor, question: Question): Promise<Answer> {
			countOf(actor).questions++;
			return send(actor, question);
		},
		tryWriting(actor: Actor, question: Question): Promise<Answer> {
			countOf(actor).writes++;
			return send(actor, question);
		},
	};
}

/** Runs several at once, so that Directus always has a request to work on. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>, width = 6): Promise<void> {
	const waiting = [...items];
	await Promise.all(
		Array.from({ length: width }, async () => {
			for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
		}),
	);
}
