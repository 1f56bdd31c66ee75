/** Some refusals are never answered. */
const SILENCE_MS = 3000;

/** A web-socket client: answers are matched by id; other messages are collected. */
export type Socket = { ask(message: object): Promise<string>; heard: string[]; close(): void };

export async function openSocket(url: string, token: string | null): Promise<Socket> {
	const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/websocket`);
	const waiting = new Map<string, (text: string) => void>();
	const heard: string[] = [];
	let isClosed = false;
	let count = 0;
	const end = () => {
		isClosed = true;
		for (const answer of waiting.values()) answer('closed');
		waiting.clear();
	};
	socket.addEventListener('close', end);
	socket.addEventListener('error', end);
	socket.addEventListener('message', ({ data }) => {
		const text = String(data);
		const { uid, type, status } = JSON.parse(text);
		if (type === 'ping') return socket.send('{"type":"pong"}');
		// Refusals have no id, so they belong to the only pending message.
		const [only = ''] = waiting.keys();
		const name = type === 'auth' ? 'auth' : status === 'error' ? only : String(uid);
		const answer = waiting.get(name);
		if (!answer) return heard.push(text);
		waiting.delete(name);
		answer(text);
	});
	await new Promise<void>((resolve) => {
		socket.addEventListener('open', () => resolve());
		socket.addEventListener('close', () => resolve());
	});

	const send = (uid: string, message: object) =>
		new Promise<string>((resolve) => {
			if (isClosed || socket.readyState !== WebSocket.OPEN) return resolve('closed');
			waiting.set(uid, resolve);
			setTimeout(() => waiting.delete(uid) && resolve('silence'), SILENCE_MS).unref();
			socket.send(JSON.stringify({ ...message, uid }));
		});
	if (token) await send('auth', { type: 'auth', access_token: token });
	return { ask: (message) => send(String(++count), message), heard, close: () => socket.close() };
}
