import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { forwardRequest, type Line } from './odd-line.ts';

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;
const json = (status: number, body: unknown): Answer => {
	const text = JSON.stringify(body);
	return (_incoming, outgoing) => outgoing.writeHead(status, { 'content-type': 'application/json' }).end(text);
};
const html = (status: number, body: string): Answer => {
	return (_incoming, outgoing) => outgoing.writeHead(status, { 'content-type': 'text/html' }).end(body);
};
const error = (message: string) => ({ errors: [{ message }] });
/** Rows with the right columns and wrong values. */
const nonsense = Array.from({ length: 100 }, (_, id) => ({
	id: `${id}`,
	status: 7,
	price: 'much',
	translations: 'none',
	date_created: [],
}));

/** Ways in which Directus, or a proxy before it, may answer wrongly. */
export const wrongAnswers: Record<string, Answer> = {
	'the connection is closed': (_incoming, outgoing) => outgoing.destroy(),
	'no answer ever': () => {},
	'an answer that breaks off': (_incoming, outgoing) => {
		outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
		outgoing.write('{"data":[{"id":10', () => outgoing.destroy());
	},
	'an answer without end': (_incoming, outgoing) => {
		outgoing.writeHead(200, { 'content-type': 'application/json' });
		const rows = `${'{"id":1,"name":"on and on"},'.repeat(2000)}`;
		outgoing.write('{"data":[');
		const more = () => !outgoing.destroyed && outgoing.write(rows, () => setTimeout(more, 10));
		more();
	},
	'500': json(500, error('An unexpected error occurred.')),
	'503 with a page of the proxy': html(503, '<h1>Service unavailable</h1>'),
	'401': json(401, error('Invalid user credentials.')),
	'403': json(403, error('You do not have permission to access this.')),
	'200 with a page to sign in': html(200, '<p>Sign in to the hotel’s network</p>'),
	'200 with an empty list': json(200, { data: [] }),
	'200 with null': json(200, { data: null }),
	'200 with nonsense in every row': json(200, { data: nonsense }),
};

export type Directus = { url: string; answers: string | null; line: Line; close(): void };

/** Correct answers with a delay, as from an overloaded machine. */
export const SLOW = 'every answer four seconds late';
const SLOW_MS = 4000;

/** A proxy in front of Directus that forwards, or answers as `answers` says. */
export async function startDirectusProxy(target: string): Promise<Directus> {
	const server = createServer((incoming, outgoing) => {
		const wrong = directus.answers && wrongAnswers[directus.answers];
		if (wrong) {
			incoming.resume();
			return wrong(incoming, outgoing);
		}
		if (directus.answers === SLOW) return void setTimeout(pass, SLOW_MS, incoming, outgoing);
		pass(incoming, outgoing);
	});
	function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
		const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers }, (answer) => {
			outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
			answer.pipe(outgoing);
		});
		onward.on('error', () => outgoing.destroy());
		outgoing.on('close', () => onward.destroy());
		incoming.pipe(onward);
	}
	server.on('upgrade', (incoming, socket) => {
		if (directus.answers) return void socket.destroy();
		forwardRequest(new URL(target), incoming, socket as Socket, () => directus.line);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const directus: Directus = {
		url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
		answers: null,
		line: 'as it is',
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
	return directus;
}
