export type Connection = { url: string; token?: string | undefined };

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'SEARCH';

/** Works also where Directus is below a path of its host. */
export const directusAddress = (url: string, path: string): URL => new URL(url.replace(/\/+$/, '') + path);

export const authorization = ({ token }: Connection): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

type Sent = { method?: Method; body?: unknown; signal?: AbortSignal };

/** Redirects are not followed: they would send the token elsewhere. */
export function sendRequest(connection: Connection, path: string, { method = 'GET', body, signal }: Sent = {}): Promise<Response> {
	const isForm = body instanceof FormData;
	return fetch(directusAddress(connection.url, path), {
		method,
		headers: { ...authorization(connection), ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
		...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
		redirect: 'error',
		...(signal && { signal }),
	});
}
