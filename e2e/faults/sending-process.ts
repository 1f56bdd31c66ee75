/** A process that only sends newsletters, for tests that kill it. */
import { openOutbox } from '#outbox/outbox.ts';
import { plainMail } from '#outbox/test-mails.ts';

const [folder = '', url = '', mail = ''] = process.argv.slice(2);
openOutbox({
	folder,
	directus: { url, token: 'site' },
	mail: { url: mail, from: 'PN <hello@pn.example>' },
	origin: () => 'https://pn.test',
	writeMail: plainMail,
	sendsNewsletters: true,
	logger: { info: () => {}, warn: () => {}, error: () => {} },
	delivery: { leaseMs: 1000, longestPauseMs: 50, longestWaitMs: 50, idleMs: 20, newslettersEveryMs: 50 },
});
process.stdout.write('ready\n');
