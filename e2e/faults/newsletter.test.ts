import { spawn } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '#outbox/sqlite-database.ts';
import { startTestDirectus } from '#outbox/test-directus.ts';
import { openTestOutbox, subscription } from '#outbox/test-outbox.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { eventually } from '../eventually.ts';
import { receivedMails, startMailSink } from '../mail-sink.ts';

const READERS = 120;
const KILLS = 6;
const script = fileURLToPath(new URL('./sending-process.ts', import.meta.url));

async function subscribers(folder: string): Promise<string[]> {
	const outbox = openTestOutbox(folder);
	const emails = Array.from({ length: READERS }, (_, index) => `reader-${index}@example.com`);
	for (const email of emails) await outbox.accept(subscription({ email }), { key: email });
	await outbox.close();
	const database = new DatabaseSync(databaseFile(folder));
	database.exec("UPDATE subscription SET state = 'confirmed'; DELETE FROM mail; UPDATE submission SET state = 'delivered'");
	database.close();
	return emails;
}

test('with its process killed repeatedly, a newsletter reaches everybody under one id and is counted once', async () => {
	const folder = temporaryFolder();
	const emails = await subscribers(folder);
	const letter: Record<string, unknown> = { id: 7, state: 'sending', audience: 'ar', subject_ar: 'أخبار', text_ar: 'أهلًا' };
	const directus = await startTestDirectus(({ method, path, body }) => {
		if (!path.startsWith('/items/newsletter')) return { status: 200, body: { data: [] } };
		if (method === 'GET') return { status: 200, body: { data: letter['state'] === 'sending' ? [letter] : [] } };
		Object.assign(letter, JSON.parse(body).data);
		return { status: 200, body: { data: [] } };
	});
	const mails = temporaryFolder();
	const sink = await startMailSink(mails);
	onTestFinished(() => sink.close());

	for (let kills = 0; letter['state'] === 'sending'; kills++) {
		const child = spawn(process.execPath, [script, folder, directus.url, sink.url], { stdio: ['ignore', 'pipe', 'inherit'] });
		const gone = new Promise((resolve) => child.once('close', resolve));
		const before = receivedMails(mails).length;
		await eventually(async () => receivedMails(mails).length > before + 8 || letter['state'] === 'sent', 'some mails');
		if (kills < KILLS) await pause(Math.random() * 40);
		else await eventually(async () => letter['state'] === 'sent', 'the end of it');
		child.kill('SIGKILL');
		await gone;
	}

	const received = receivedMails(mails).map(({ to, head }) => ({ to, id: /^Message-ID: (.*)$/im.exec(head)?.[1] }));
	expect([...new Set(received.map(({ to }) => to))].sort()).toEqual(emails.sort());
	// A mail that the server accepted just before the process died is sent again with the same id.
	expect(new Set(received.map(({ to, id }) => `${to} ${id}`)).size).toBe(READERS);
	expect(received.length).toBeLessThanOrEqual(READERS + KILLS);
	expect(letter).toMatchObject({ state: 'sent', recipients: READERS, sent: READERS, refused: 0 });
});
