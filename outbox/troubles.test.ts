import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { enquiry, openTestOutbox, openTestParts, subscription } from './test-outbox.ts';

test('lists requests that wait too long or are refused by their reference, without the sender', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const parts = openTestParts(folder);
	const change = (sql: string) => parts.use('test', 0, ({ database }) => database.run(sql));
	const accept = async (key: string) => {
		const outcome = await outbox.accept(key === 'news' ? subscription() : enquiry(), { key });
		return outcome.outcome === 'accepted' ? outcome.receipt.reference : '';
	};
	const [, late, refused, aside] = [await accept('fresh'), await accept('late'), await accept('news'), await accept('aside')];
	expect(await outbox.troubles(10)).toEqual([]);

	await change(`UPDATE submission SET accepted_at = accepted_at - 600000 WHERE key = 'late'`);
	await change(`UPDATE submission SET refused_at = accepted_at WHERE key = 'news'`);
	await change(`UPDATE submission SET refused_at = accepted_at, state = 'dead' WHERE key = 'aside'`);
	expect((await outbox.troubles(10))?.map(({ since: _, ...trouble }) => trouble)).toEqual([
		{ collection: 'enquiry', reference: late, state: 'waiting' },
		{ collection: 'subscription', reference: refused, state: 'refused' },
		{ collection: 'enquiry', reference: aside, state: 'put aside' },
	]);
	expect(await outbox.troubles(1)).toHaveLength(1);

	await change(`UPDATE submission SET state = 'delivered', refused_at = NULL`);
	expect(await outbox.troubles(10)).toEqual([]);
});
