import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

/** What the proxy does with Directus's web-socket messages. */
export type Line = 'as it is' | 'none' | 'doubled and reordered';

const HELD = 4;
const REPEATED = 5;

/** Proxies a web socket. Messages about rows may be repeated, delayed and reversed. */
export function forwardRequest(target: URL, incoming: IncomingMessage, visitor: Socket, line: () => Line): void {
	const directus = connect(Number(target.port), target.hostname);
	const end = () => {
		visitor.destroy();
		directus.destroy();
	};
	for (const socket of [visitor, directus]) socket.on('error', end).on('close', end);
	const headers = incoming.rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${incoming.rawHeaders[at + 1]}`]));
	directus.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
	visitor.pipe(directus);

	let rest = Buffer.alloc(0);
	let isOpen = false;
	const held: Buffer[] = [];
	const sent: Buffer[] = [];
	const tell = (frame: Buffer) => {
		if (!frame.includes('"event":"create"') || line() === 'as it is') return void visitor.write(frame);
		if (line() === 'none') return;
		held.push(frame);
		sent.push(frame);
		if (held.length < HELD) return;
		// In reverse, several times, with some older ones.
		for (const one of [...held.splice(0).reverse(), ...sent.slice(-3 * HELD)])
			for (let time = 0; time < REPEATED; time++) visitor.write(one);
	};
	directus.on('data', (piece: Buffer) => {
		rest = Buffer.concat([rest, piece]);
		if (!isOpen) {
			const head = rest.indexOf('\r\n\r\n');
			if (head < 0) return;
			visitor.write(rest.subarray(0, head + 4));
			rest = rest.subarray(head + 4);
			isOpen = true;
		}
		for (let length = frameLength(rest); length > 0 && rest.length >= length; length = frameLength(rest)) {
			tell(Buffer.from(rest.subarray(0, length)));
			rest = rest.subarray(length);
		}
	});
}

/** The length of an unmasked frame with its header; 0 when incomplete. */
function frameLength(bytes: Buffer): number {
	const short = (bytes[1] ?? 0) & 0x7f;
	if (bytes.length < 2 || (short === 126 && bytes.length < 4) || (short === 127 && bytes.length < 10)) return 0;
	if (short === 126) return 4 + bytes.readUInt16BE(2);
	return short === 127 ? 10 + Number(bytes.readBigUInt64BE(2)) : 2 + short;
}
