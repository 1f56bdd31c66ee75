import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Message = { request: IncomingMessage; response: ServerResponse };

/** Calls back after every response, also those sent before any of our code runs. `start`: when the request head was parsed. */
export function onResponseSent(listen: (message: Message & { start: number }) => void): void {
	const begun = new WeakMap<IncomingMessage, number>();
	subscribe('http.server.request.start', (message) => begun.set((message as Message).request, performance.now()));
	subscribe('http.server.response.finish', (message) => {
		const { request, response } = message as Message;
		const start = begun.get(request);
		if (start !== undefined) listen({ request, response, start });
	});
}
