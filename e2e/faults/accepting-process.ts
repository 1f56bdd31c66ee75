/** A process that only accepts and delivers, for tests that kill it. Each input line is a submission, each output line an acceptance. */
import { createInterface } from 'node:readline';
import { openOutbox } from '#outbox/outbox.ts';
import { plainMail } from '#outbox/test-mails.ts';
import { submissionFor } from './submissions.ts';

const [folder = '', url = '', run = ''] = process.argv.slice(2);
const outbox = openOutbox({
	folder,
	directus: { url, token: process.env['CMS_SITE_TOKEN'] ?? '' },
	mail: null,
	origin: () => 'https://pn.test',
	writeMail: plainMail,
	logger: { info: () => {}, warn: () => {}, error: () => {} },
	delivery: { timeoutMs: 4000, settleMs: 1000, leaseMs: 6000, longestPauseMs: 400, longestWaitMs: 1000, idleMs: 100, eraseEveryMs: 300 },
});

async function accept(number: number): Promise<void> {
	const { submission, files } = submissionFor(run, number);
	const staged = [];
	for (const { field, ...file } of files) {
		const kept = await outbox.stage(file);
		if (!kept) throw new Error('nothing can be staged');
		staged.push({ id: kept.id, field });
	}
	const outcome = await outbox.accept(submission, { key: `${run}-${number}`, files: staged });
	const answer = outcome.outcome === 'accepted' ? outcome.receipt.reference : outcome.outcome;
	process.stdout.write(`${number} ${answer}\n`);
}

// The reader is gone, so stop.
process.stdout.on('error', () => process.exit(1));
createInterface({ input: process.stdin }).on('line', async (line) => {
	if (line === 'health') process.stdout.write(`health ${JSON.stringify(await outbox.health())}\n`);
	else void accept(Number(line));
});
process.stdout.write('ready\n');
process.stdin.on('end', () => void outbox.close().then(() => process.exit(0)));
