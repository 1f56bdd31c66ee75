import { type Method, sendRequest } from './connection.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

export class DirectusError extends Error {
	readonly status: number;

	constructor(status: number, request: string, message: string) {
		super(`${request}: ${message}`);
		this.status = status;
	}
}

export type Api = ReturnType<typeof createApi>;

/** For set-up and staff tools, with the rights of one token. Every unexpected answer throws. */
export function createApi(url: string, token?: string) {
	async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
		const response = await retryWhenBusy(() => sendRequest({ url, token }, path, { method, body }));
		const text = await response.text();
		if (!response.ok) throw new DirectusError(response.status, `${method} ${path}`, firstMessage(text) ?? response.statusText);
		const { data = null, errors } = text ? JSON.parse(text) : {};
		if (errors) throw new DirectusError(response.status, `${method} ${path}`, firstMessage(text) ?? 'errors');
		return data;
	}

	return {
		url,
		get: <T>(path: string) => call<T>('GET', path),
		post: <T>(path: string, body: unknown) => call<T>('POST', path, body),
		patch: <T>(path: string, body: unknown) => call<T>('PATCH', path, body),
		delete: (path: string, body?: unknown) => call<null>('DELETE', path, body),
		search: <T>(path: string, query: unknown) => call<T>('SEARCH', path, { query }),
		/** `system` queries Directus's own tables. */
		graphql: <T>(query: string, variables: Record<string, unknown> = {}, of: 'items' | 'system' = 'items') =>
			call<T>('POST', of === 'items' ? '/graphql' : '/graphql/system', { query, variables }),
	};
}

function firstMessage(text: string): string | undefined {
	try {
		return JSON.parse(text).errors?.[0]?.message;
	} catch {
		return text.slice(0, 200) || undefined;
	}
}
