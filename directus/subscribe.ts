import { createDirectus, realtime, staticToken } from '@directus/sdk';
import type { RawRow } from './rows.ts';

export type Listener = { row: () => void; up: () => void; down: () => void };

/** A machine that vanishes closes no connection: each ping must be answered before the next one. */
const BEAT_MS = 15_000;

/** Subscribes to new rows over a web socket until it breaks or is closed. */
export async function subscribe(
	{ url, token }: { url: string; token: string },
	table: string,
	on: Listener,
	beatMs: number = BEAT_MS,
): Promise<() => void> {
	const socket = createDirectus<Record<string, RawRow[]>>(url)
		.with(staticToken(token))
		.with(realtime({ authMode: 'handshake', reconnect: false }));
	let [isOver, isHeard] = [false, true];
	let beat: NodeJS.Timeout | undefined;
	const hangUp = () => {
		isOver = true;
		clearInterval(beat);
		socket.disconnect();
	};
	const lose = () => {
		if (!isOver) on.down();
		hangUp();
	};
	socket.onWebSocket('close', lose);
	socket.onWebSocket('message', () => {
		isHeard = true;
	});
	await socket.connect();
	const { subscription } = await socket.subscribe(table, { event: 'create', query: { fields: ['id'] } });
	on.up();
	beat = setInterval(() => {
		if (!isHeard) return lose();
		isHeard = false;
		try {
			socket.sendMessage({ type: 'ping' });
		} catch {
			lose();
		}
	}, beatMs);
	void (async () => {
		for await (const _message of subscription) on.row();
	})().catch(lose);
	return hangUp;
}
