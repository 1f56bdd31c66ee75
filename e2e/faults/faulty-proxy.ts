import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Faults of a request, before or after Directus has handled it. */
const faults = {
	refused: (_incoming: IncomingMessage, outgoing: ServerResponse) => outgoing.destroy(),
	failing: (_incoming: IncomingMessage, outgoing: ServerResponse) => outgoing.writeHead(500).end('{"errors":[{"message":"broken"}]}'),
	busy: (_incoming: IncomingMessage, outgoing: ServerResponse) => outgoing.writeHead(503).end('<h1>Busy</h1>'),
	garbage: (_incoming: IncomingMessage, outgoing: ServerResponse) =>
		outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in to the hotel’s network</p>'),
	forbidding: (_incoming: IncomingMessage, outgoing: ServerResponse) =>
		outgoing.writeHead(403, { 'content-type': 'text/html' }).end('<p>Blocked</p>'),
};
type Before = keyof typeof faults;
/** `lost`: Directus handled it, but no answer arrives. `cut`: the answer is truncated. */
type After = 'lost' | 'cut' | 'slow';
export type Fault = Before | After;

const allFaults: Fault[] = [...(Object.keys(faults) as Before[]), 'lost', 'lost', 'cut', 'slow'];

export const randomFault = (share: number): Fault | null =>
	Math.random() < share ? (allFaults[Math.floor(Math.random() * allFaults.length)] ?? null) : null;

export type FaultyProxy = Awaited<ReturnType<typeof startFaultyProxy>>;

/** A proxy in front of Directus. `next` chooses the fault of the next request, or null. */
export async function startFaultyProxy(target: string, next: () => Fault | null) {
	const counts = new Map<string, number>();
	const server = createServer((incoming, outgoing) => {
		const fault = next();
		counts.set(fault ?? 'fine', (counts.get(fault ?? 'fine') ?? 0) + 1);
		if (fault && fault in faults) {
			incoming.resume();
			incoming.on('end', () => faults[fault as Before](incoming, outgoing));
			return;
		}
		const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers }, (answer) => {
			if (fault === 'lost') {
				answer.resume();
				return void answer.on('end', () => outgoing.destroy());
			}
			outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
			if (fault === 'cut') {
				outgoing.write('{"da');
				answer.resume();
				return void answer.on('end', () => outgoing.destroy());
			}
			setTimeout(() => answer.pipe(outgoing), fault === 'slow' ? 700 : 0);
		});
		onward.on('error', () => outgoing.destroy());
		outgoing.on('error', () => onward.destroy());
		incoming.pipe(onward);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
		counts: () => Object.fromEntries(counts),
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
