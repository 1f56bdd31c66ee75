import { expect, onTestFinished, test, vi } from 'vitest';
import { receivedMails, startMailSink } from '#e2e/mail-sink.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { startTestDirectus } from './test-directus.ts';
import { openTestOutbox } from './test-outbox.ts';

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

test('a test is sent once per language to the person who asked, and reported after the mail server took it', async () => {
	const letter = { id: 7, audience: 'all', subject_en: 'News', text_en: 'Hello', subject_ar: 'أخبار', text_ar: 'أهلًا' };
	const row = { ...letter, test_to: 'salma@pn.example', test_asked_at: '2026-11-18T10:00:00Z', test_sent_at: null as string | null };
	const directus = await startTestDirectus(({ method, path, body }) => {
		const url = new URL(path, 'http://directus');
		const isTest = (url.searchParams.get('filter') ?? '').includes('test_asked_at');
		if (method === 'PATCH') Object.assign(row, JSON.parse(body).data);
		return { status: 200, body: { data: method === 'GET' && isTest && !row.test_sent_at ? [row] : [] } };
	});
	const folder = temporaryFolder();
	const first = await startMailSink(folder);
	first.close();
	openTestOutbox(temporaryFolder(), {
		directus: { url: directus.url, token: 'site' },
		mail: { url: first.url, from: 'PN <hello@pn.example>' },
		sendsNewsletters: true,
		delivery: { idleMs: 10, newslettersEveryMs: 20, longestPauseMs: 20, longestWaitMs: 20 },
	});
	const asked = () => directus.asked.filter(({ method }) => method === 'GET').length;
	await eventually(() => expect(asked()).toBeGreaterThan(10));
	expect(row.test_sent_at).toBeNull();
	const sink = await startMailSink(folder, first.port);
	onTestFinished(() => sink.close());
	await eventually(() => expect(row.test_sent_at).not.toBeNull());
	const until = asked() + 6;
	await eventually(() => expect(asked()).toBeGreaterThan(until));
	const mails = receivedMails(folder).map(({ to, subject }) => `${to} ${subject}`);
	expect(mails.sort()).toEqual(['salma@pn.example test News', 'salma@pn.example test أخبار']);
});
