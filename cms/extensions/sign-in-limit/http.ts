import type { ServerResponse } from 'node:http';

/** A text field of a body that may have any shape. */
export function textIn(body: unknown, name: string): string {
	const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
	return typeof value === 'string' ? value : '';
}

/** An error in the format of Directus and Studio. */
export function sendError(response: ServerResponse, status: number, code: string, message: string): void {
	const text = JSON.stringify({ errors: [{ message, extensions: { code } }] });
	response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
}

export function sendTooMany(response: ServerResponse, waitMs: number): void {
	const seconds = Math.ceil(waitMs / 1000);
	response.setHeader('retry-after', String(seconds));
	sendError(response, 429, 'REQUESTS_EXCEEDED', `Too many requests, retry after ${Math.ceil(seconds / 60)} min.`);
}

export function sendBusy(response: ServerResponse): void {
	response.setHeader('retry-after', '10');
	sendError(response, 503, 'SERVICE_UNAVAILABLE', 'Too many people are signing in, try again in a moment.');
}

export type HeldAnswer = { body: string; send(): void };

/** Lets Directus answer, but holds the response back until it is released; headers set meanwhile are kept. */
export function holdAnswer(response: ServerResponse, next: () => void): Promise<HeldAnswer> {
	return new Promise((resolve) => {
		const end = response.end;
		const hold = (...sent: unknown[]): ServerResponse => {
			response.end = end;
			const body = typeof sent[0] === 'string' || Buffer.isBuffer(sent[0]) ? String(sent[0]) : '';
			resolve({ body, send: () => void Reflect.apply(end, response, sent) });
			return response;
		};
		response.end = hold;
		next();
	});
}
