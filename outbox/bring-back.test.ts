import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cairoToday } from '#domain/cairo.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { bringBack, findMovedAway, isSameInstallation } from './bring-back.ts';
import { openLocalParts } from './local-parts.ts';
import { type Asked, made, startTestDirectus } from './test-directus.ts';
import { enquiry, openTestOutbox, silent, subscription, testInFolder } from './test-outbox.ts';

const quick = { idleMs: 10, longestPauseMs: 20, longestWaitMs: 20, timeoutMs: 10_000, settleMs: 0, leaseMs: 20_000 };
const patient = { timeout: 30_000 };
const taking = (asked: Asked) => {
	if (asked.method === 'POST') return asked.path.startsWith('/items') ? made(asked) : { status: 204 };
	return { status: 200, body: { data: asked.method === 'GET' ? [] : [{ id: 7, key: JSON.parse(asked.body).query?.filter?.key?._eq }] } };
};
const DAY_MS = 24 * 60 * 60 * 1000;
const slotIn = (days: number) => `${cairoToday(Date.now() + days * DAY_MS)} 17:00`;

/** A data folder whose outbox accepted forms before and after a backup, and the folder the backup was restored to. */
async function restored() {
	const parent = temporaryFolder();
	const [former, present] = [join(parent, 'pn'), join(parent, 'pn-restored')];
	const directus = await startTestDirectus(taking);
	const outbox = openTestOutbox(join(former, 'outbox'), { directus: { url: directus.url, token: 'secret' }, delivery: quick });
	const delivered = () => expect.poll(async () => (await outbox.health()).waiting, patient).toBe(0);
	await outbox.accept(enquiry({ message: 'before' }), { key: 'before' });
	const booked = await outbox.accept(enquiry({ intent: 'viewing', message: 'viewing', times: [slotIn(2)] }), {
		key: 'viewing',
		booking: { agent: 3, slot: slotIn(2) },
	});
	await outbox.accept(subscription(), { key: 'subscription' });
	await delivered();
	cpSync(former, present, { recursive: true });

	const cv = await outbox.stage({ name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from('cv') });
	await outbox.accept(enquiry({ message: 'since' }), { key: 'since', files: [{ id: cv?.id ?? '', field: 'cv' }] });
	const reference = booked.outcome === 'accepted' ? booked.receipt.reference : '';
	await outbox.viewings.move((await outbox.viewings.tokenOf(reference)) ?? '', slotIn(3));
	const parts = openLocalParts(join(former, 'outbox'), silent);
	const token = await parts.use('token', '', async ({ database, subscriptions }) => {
		const row = await database.one<{ id: string }>('SELECT id FROM subscription');
		return subscriptions.createToken('unsubscribe', row?.id ?? '');
	});
	await parts.close();
	expect(await outbox.subscriptions.unsubscribe(token)).toBe('unsubscribed');
	await delivered();
	await outbox.close();
	return { former, present, reference, cv: cv?.id ?? '' };
}

testInFolder('after a restore, what was sent since is delivered once more, with its files, and changes since then hold', async () => {
	const { former, present, reference, cv } = await restored();
	const moved = `${former}-damaged`;
	renameSync(former, moved);
	expect(findMovedAway(present)).toEqual([{ folder: moved, forms: 1 }]);
	const [from, to] = [moved, present].map((folder) => join(folder, 'outbox')) as [string, string];
	const before = readdirSync(from);
	expect(await bringBack(from, to, silent)).toEqual({ forms: 1, missingFiles: 0 });
	expect(readdirSync(from)).toEqual(before);
	expect(existsSync(join(to, 'files', cv))).toBe(true);
	expect(findMovedAway(present)).toEqual([]);
	expect(await bringBack(from, to, silent)).toEqual({ forms: 0, missingFiles: 0 });

	const directus = await startTestDirectus(taking);
	const outbox = openTestOutbox(to, { directus: { url: directus.url, token: 'secret' }, delivery: quick });
	await expect.poll(async () => (await outbox.health()).waiting, patient).toBe(0);
	const asked = directus.asked.map(({ body }) => body).join('\n');
	expect(asked).toContain('"message":"since"');
	expect(asked).not.toContain('"message":"before"');
	expect(await outbox.receipt(reference)).toMatchObject({ times: [slotIn(3)], viewing: { slot: slotIn(3), sequence: 1 } });
	expect(await outbox.alerts.confirmed('newsletter')).toEqual([]);
});

testInFolder('what was brought back is in the journal, and stays when the database is lost', async () => {
	const { former, present, reference } = await restored();
	const to = join(present, 'outbox');
	await bringBack(join(former, 'outbox'), to, silent);
	for (const name of readdirSync(to).filter((one) => one.startsWith('outbox.db'))) renameSync(join(to, name), join(to, `lost-${name}`));
	const healed = openTestOutbox(to);
	expect(await healed.health()).toMatchObject({ waiting: 1 });
	expect(await healed.receipt(reference)).toMatchObject({ viewing: { slot: slotIn(3), sequence: 1 } });
});

test('an outbox of another installation is recognised', async () => {
	const folders = [temporaryFolder(), temporaryFolder()] as const;
	for (const folder of folders) await openLocalParts(folder, silent).use('open', null, () => null);
	expect(isSameInstallation(folders[0], folders[1])).toBe(false);
	expect(isSameInstallation(folders[0], folders[0])).toBe(true);
});

testInFolder('a form that its journal knows as delivered is delivered once more as well', async () => {
	const { former, present } = await restored();
	const from = join(former, 'outbox');
	for (const name of readdirSync(from).filter((one) => one.endsWith('.jsonl'))) rmSync(join(from, name));
	await openLocalParts(from, silent).use('copy to the journal', null, () => null);
	expect(await bringBack(from, join(present, 'outbox'), silent)).toEqual({ forms: 1, missingFiles: 0 });
	expect(await openTestOutbox(join(present, 'outbox')).health()).toMatchObject({ waiting: 1 });
});
