import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export type ReceivedMail = { to: string; head: string; subject: string; text: string };

/** A mail server that stores everything. With `port` it replaces an earlier one. */
export async function startMailSink(folder: string, port = 0): Promise<{ url: string; port: number; close(): void }> {
	mkdirSync(folder, { recursive: true });
	let count = readdirSync(folder).length;
	const sockets = new Set<Socket>();
	const keep = (to: string[], message: string) => {
		const file = join(folder, `${String(++count).padStart(5, '0')}.json`);
		writeFileSync(`${file}.new`, JSON.stringify({ to: to.join(), message }));
		renameSync(`${file}.new`, file);
	};
	const server = createServer((socket) => {
		sockets.add(socket.on('close', () => sockets.delete(socket)));
		converse(socket, keep);
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	const address = server.address();
	const listening = typeof address === 'object' && address ? address.port : 0;
	const close = () => {
		server.close();
		for (const socket of sockets) socket.destroy();
	};
	return { url: `smtp://127.0.0.1:${listening}`, port: listening, close };
}

function converse(socket: Socket, keep: (to: string[], message: string) => void): void {
	let input = '';
	let to: string[] = [];
	let isMessage = false;
	const say = (line: string) => socket.write(`${line}\r\n`);
	socket.on('error', () => {});
	socket.setEncoding('latin1');
	say('220 sink');
	socket.on('data', (data) => {
		input += data;
		for (;;) {
			const end = input.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
			if (end < 0) return;
			const line = input.slice(0, end);
			input = input.slice(end + (isMessage ? 5 : 2));
			if (isMessage) {
				// SMTP doubles a dot at the start of a line.
				keep(to, line.replace(/^\.\./gm, '.'));
				[isMessage, to] = [false, []];
				say('250 kept');
			} else if (/^DATA/i.test(line)) {
				isMessage = true;
				say('354 go on');
			} else if (/^QUIT/i.test(line)) {
				say('221 bye');
				socket.end();
			} else {
				const address = line.match(/^RCPT TO:<([^>]*)>/i)?.[1];
				if (address) to.push(address);
				say('250 yes');
			}
		}
	});
}

/** Mails so far, with decoded parts. */
export const receivedMails = (folder: string): ReceivedMail[] =>
	readdirSync(folder)
		.filter((name) => name.endsWith('.json'))
		.sort()
		.map((name) => {
			const { to, message }: { to: string; message: string } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
			const [head = ''] = message.split('\r\n\r\n');
			return { to, head, subject: decodeSubject(head), text: decoded(message) };
		});

const unquoted = (text: string) => text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Non-ASCII subjects are encoded words (=?UTF-8?Q?…?= or =?UTF-8?B?…?=), possibly several. */
function decodeSubject(head: string): string {
	const subject = head.replace(/\r\n\s+/g, ' ').match(/^Subject: (.*)$/m)?.[1] ?? '';
	const bytes = subject
		.replace(/\?= =\?/g, '?==?')
		.replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
			kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('latin1') : unquoted(text.replaceAll('_', ' ')),
		);
	return Buffer.from(bytes, 'latin1').toString();
}

function decoded(message: string): string {
	const boundary = message.match(/boundary="([^"]+)"/)?.[1];
	const parts = boundary ? message.split(`--${boundary}`).slice(1) : [message];
	return parts
		.map((part) => {
			const [head = '', ...rest] = part.split('\r\n\r\n');
			const body = rest.join('\r\n\r\n');
			if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
			if (!/quoted-printable/i.test(head)) return body;
			return Buffer.from(unquoted(body.replace(/=\r\n/g, '')), 'latin1').toString();
		})
		.join('\n');
}
