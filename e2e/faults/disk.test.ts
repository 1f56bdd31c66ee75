import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openOutbox } from '#outbox/outbox.ts';
import { plainMail } from '#outbox/test-mails.ts';
import { findUnknown } from '#outbox/test-outbox.ts';
import { submissionFor } from './submissions.ts';

const parent = mkdtempSync(join(tmpdir(), 'pn-disk-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const open = (folder: string) =>
	openOutbox({
		folder,
		directus: { url: 'http://127.0.0.1:9', token: 'none' },
		mail: null,
		origin: () => '',
		writeMail: plainMail,
		logger: silent,
		delivery: false,
	});
const { submission } = submissionFor('disk', 1);

type Told = {
	accepted?: string;
	full?: string;
	staged?: unknown;
	allowed?: boolean;
	available?: boolean;
	again?: string;
	reference?: string;
};

test('on a full disk accepted forms stay, others are refused, and free space is used at once', async () => {
	const folder = join(parent, 'full');
	const script = fileURLToPath(new URL('./filling-process.ts', import.meta.url));
	// A file-size limit of 2 MB makes writes fail as on a full disk.
	const child = spawn('bash', ['-c', 'ulimit -S -f 2000; exec "$0" "$@"', process.execPath, script, folder], {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	const accepted: string[] = [];
	const said = await new Promise<Told[]>((resolve, reject) => {
		const rest: Told[] = [];
		child.on('message', (message: Told) => {
			if (message.accepted) return void accepted.push(message.accepted);
			rest.push(message);
			if (message.full) {
				execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:unlimited']);
				child.send('go on');
			}
		});
		child.on('error', reject);
		child.on('exit', (code, signal) => (code === 0 ? resolve(rest) : reject(new Error(`ended with ${code ?? signal}`))));
	});
	expect(accepted.length).toBeGreaterThan(20);
	expect(said[0]).toEqual({ full: 'unavailable', staged: null, allowed: true, available: false });
	expect(said[1]).toMatchObject({ again: 'accepted', health: { available: true, waiting: accepted.length + 1 } });
	const outbox = open(folder);
	expect(await findUnknown(outbox, accepted)).toEqual([]);
	expect(await outbox.receipt(said[1]?.reference ?? '')).toMatchObject({ reference: said[1]?.reference });
	expect(readdirSync(join(folder, 'files'))).toEqual([]);
	await outbox.close();
});

test('a folder that is not writable: refuses as a value, and accepts again later', async () => {
	const folder = join(parent, 'closed');
	// A file in place of the folder blocks everybody, even root.
	writeFileSync(folder, '');
	const outbox = open(folder);
	expect(await outbox.accept(submission, { key: 'a' })).toEqual({ outcome: 'unavailable' });
	expect(await outbox.stage({ name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(10) })).toBeNull();
	expect(await outbox.receipt('PN-2222-2222')).toBe('unavailable');
	expect(await outbox.viewings.find('any')).toBe('unavailable');
	const { subscriptions } = outbox;
	const links = [subscriptions.topics('confirm', 'any'), subscriptions.managed('any'), subscriptions.confirm('any')];
	const changes = [subscriptions.unsubscribe('any'), subscriptions.setFrequency('any', 'daily')];
	expect(await Promise.all([...links, ...changes])).toEqual(Array.from({ length: 5 }, () => 'unavailable'));
	expect(await outbox.allow('anybody', { most: 0, withinMs: 1000 })).toBe(true);
	expect((await outbox.health()).available).toBe(false);
	rmSync(folder);
	expect(await outbox.accept(submission, { key: 'a' })).toMatchObject({ outcome: 'accepted' });
	expect(await outbox.health()).toMatchObject({ available: true, waiting: 1 });
	await outbox.close();
});

/** Root ignores file modes, so the immutable attribute is used where the file system supports it. */
function setWritable(folder: string, isWritable: boolean): boolean {
	const file = join(folder, 'outbox.db');
	try {
		if (process.getuid?.() === 0) execFileSync('chattr', [isWritable ? '-i' : '+i', file], { stdio: 'ignore' });
		else for (const path of [folder, file]) chmodSync(path, isWritable ? 0o700 : 0o500);
		return true;
	} catch {
		return false;
	}
}

test('a disk that becomes read-only keeps its data', async ({ skip }) => {
	const folder = join(parent, 'read-only');
	const before = open(folder);
	const first = await before.accept(submission, { key: 'a' });
	await before.close();
	if (!setWritable(folder, false)) return skip('this file system cannot be closed to the superuser');
	const outbox = open(folder);
	expect(await outbox.accept(submission, { key: 'b' })).toEqual({ outcome: 'unavailable' });
	setWritable(folder, true);
	expect(await outbox.accept(submission, { key: 'b' })).toMatchObject({ outcome: 'accepted' });
	expect(first).toMatchObject({ outcome: 'accepted' });
	expect((await outbox.health()).waiting).toBe(2);
	await outbox.close();
});
