/** Accepts on a disk that becomes full, reports the results, and continues when there is space again. */
import { openOutbox } from '#outbox/outbox.ts';
import { plainMail } from '#outbox/test-mails.ts';
import { submissionFor } from './submissions.ts';

// Ignores SIGXFSZ, so that writes fail with an error as on a full disk.
process.on('SIGXFSZ', () => {});

const [folder = ''] = process.argv.slice(2);
const outbox = openOutbox({
	folder,
	directus: { url: 'http://127.0.0.1:9', token: 'none' },
	mail: null,
	origin: () => 'https://pn.test',
	writeMail: plainMail,
	logger: { info: () => {}, warn: () => {}, error: () => {} },
	delivery: false,
});
const tell = (what: unknown) => process.send?.(what);
const accept = (number: number) => outbox.accept({ ...submissionFor('disk', 1).submission }, { key: `disk-${number}` });

let number = 0;
let outcome = await accept(number);
while (outcome.outcome === 'accepted') {
	tell({ accepted: outcome.receipt.reference });
	outcome = await accept(++number);
}
tell({
	full: outcome.outcome,
	staged: await outbox.stage({ name: 'large.pdf', type: 'application/pdf', bytes: new Uint8Array(8_000_000) }),
	allowed: await outbox.allow('anybody', { most: 1, withinMs: 60_000 }),
	available: (await outbox.health()).available,
});
process.once('message', async () => {
	const again = await accept(number);
	tell({ again: again.outcome, reference: again.outcome === 'accepted' && again.receipt.reference, health: await outbox.health() });
	await outbox.close();
	process.disconnect();
});
