import { onTestFinished } from 'vitest';
import type { OutboxOptions } from '#outbox/outbox.ts';
import { startTestDirectus } from '#outbox/test-directus.ts';
import { openTestOutbox } from '#outbox/test-outbox.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { receivedMails, startMailSink } from './mail-sink.ts';

type Row = { id: number; key: string | null; reference: string; agent: number | null; progress: string; waiting_since: string } & Record<
	'notified_at' | 'escalated_at' | 'remind_since' | 'reminded_at',
	string | null
>;

/** A fake Directus with enquiries, and the office's mail server. */
export async function office() {
	const rows: Row[] = [];
	const add = (row: Partial<Row> = {}) =>
		rows.push({
			id: rows.length + 1,
			key: null,
			reference: `PN-${rows.length + 1}`,
			agent: 5,
			progress: 'new',
			waiting_since: new Date().toISOString(),
			notified_at: null,
			escalated_at: null,
			remind_since: null,
			reminded_at: null,
			...row,
		});
	const directus = await startTestDirectus(({ method, path, body }) => {
		const url = new URL(path, 'http://directus');
		if (url.pathname !== '/items/enquiry') return { status: 200, body: { data: [] } };
		if (method === 'POST') {
			const { key } = JSON.parse(body);
			add({ key });
			return { status: 200, body: { data: { id: rows.length, key } } };
		}
		if (method === 'PATCH') {
			const { query, data } = JSON.parse(body);
			const { id, agent } = query.filter;
			const found = rows.filter((row) => row.id === id._eq && row.agent === (agent._eq ?? null));
			for (const row of found) Object.assign(row, data);
			return { status: 200, body: { data: found.map((row) => ({ id: row.id })) } };
		}
		const filter = url.searchParams.get('filter') ?? '';
		const until = /"_lte":"([^"]+)"/.exec(filter)?.[1] ?? '9999';
		if (filter.includes('remind_since')) return { status: 200, body: { data: rows.filter((row) => row.remind_since && !row.reminded_at) } };
		const wanted = filter.includes('escalated_at')
			? rows.filter((row) => row.notified_at && !row.escalated_at && row.progress === 'new' && row.waiting_since <= until)
			: rows.filter((row) => !row.notified_at);
		return { status: 200, body: { data: wanted } };
	});
	const folder = temporaryFolder();
	const first = await startMailSink(folder);
	let sink = first;
	onTestFinished(() => sink.close());
	const open = (data = temporaryFolder(), more: Partial<OutboxOptions> = {}) =>
		openTestOutbox(data, {
			directus: { url: directus.url, token: 'site' },
			mail: { url: first.url, from: 'PN <hello@pn.example>' },
			staffMails: { escalateAfter: 60, openingTimes: () => [] },
			delivery: { idleMs: 10, staffEveryMs: 10, longestPauseMs: 20, longestWaitMs: 20 },
			...more,
		});
	return {
		rows,
		add,
		open,
		mails: () => receivedMails(folder).map(({ to, subject, text }) => ({ to, subject, text: text.trim() })),
		heads: () => receivedMails(folder).map(({ head }) => /^Message-ID: (.*)$/im.exec(head)?.[1]),
		stopMails: () => sink.close(),
		startMails: async () => {
			sink = await startMailSink(folder, first.port);
		},
	};
}
