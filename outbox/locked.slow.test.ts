import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { databaseFile } from './sqlite-database.ts';
import { enquiry, openTestOutbox, testInFolder } from './test-outbox.ts';

testInFolder('while another program writes, a form waits for it and everything else goes on', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	await outbox.accept(enquiry(), { key: 'before' });
	const other = new DatabaseSync(databaseFile(folder));
	other.exec('BEGIN EXCLUSIVE');
	const form = outbox.accept(enquiry({ message: 'Meanwhile' }), { key: 'meanwhile' });
	await pause(100);
	other.exec('ROLLBACK');
	other.close();
	expect(await form).toMatchObject({ outcome: 'accepted' });
});

testInFolder('anyone who looks after it knows that forms are taken again as soon as another program lets go', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	await outbox.accept(enquiry(), { key: 'before' });
	const other = new DatabaseSync(databaseFile(folder));
	other.exec('BEGIN EXCLUSIVE');
	expect(await outbox.accept(enquiry({ message: 'Meanwhile' }), { key: 'meanwhile' })).toEqual({ outcome: 'unavailable' });
	expect(await outbox.health()).toMatchObject({ available: false });
	other.exec('ROLLBACK');
	other.close();
	await outbox.allow('anybody', { most: 1, withinMs: 1000 });
	expect(await outbox.health()).toMatchObject({ available: true });
});
