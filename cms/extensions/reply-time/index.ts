import type { Hook, Key, Row } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { computeReplyMinutes } from './reply-minutes.ts';

const NIGHTLY = '40 3 * * *';
const answers = ['contacted', 'meeting', 'won'];

/** Notes when an enquiry was first answered, and from that how soon its agent usually answers: of the enquiries themselves the public learns nothing. */
const replyTime: Hook = ({ action, schedule }, { services, getSchema, logger }) => {
	const items = async (collection: string) => new services.ItemsService(collection, { schema: await getSchema(), accountability: null });

	async function noteAnswers(keys: Key[]): Promise<void> {
		const enquiries = await items('enquiry');
		const filter = { id: { _in: keys }, answered_at: { _null: true } };
		const rows = await enquiries.readByQuery({ fields: ['id', 'agent'], filter, limit: -1 });
		if (rows.length === 0) return;
		await enquiries.updateMany(
			rows.map(({ id }) => id as Key),
			{ answered_at: new Date().toISOString() },
		);
		for (const agent of new Set(rows.map(({ agent }) => agent))) if (agent !== null) await renew(agent as Key);
	}

	/** Only what came through the site counts: what staff enter by hand was asked some other time. An agent without an answer yet keeps the value there. */
	async function renew(agent: Key): Promise<void> {
		const enquiries = await items('enquiry');
		const rows = await enquiries.readByQuery({
			fields: ['sent_at', 'date_created', 'answered_at'],
			filter: { agent: { _eq: agent }, answered_at: { _nnull: true }, key: { _nnull: true } },
			sort: ['-answered_at'],
			limit: 1000,
		});
		if (rows.length === 0) return;
		const answered = rows.map((row) => ({
			asked: readTime(row['sent_at'] ?? row['date_created']),
			answered: readTime(row['answered_at']),
		}));
		const minutes = computeReplyMinutes(answered, Date.now());
		const agents = await items('agent');
		const [now] = await agents.readByQuery({ fields: ['reply_minutes'], filter: { id: { _eq: agent } } });
		if (now && now['reply_minutes'] !== minutes) await agents.updateOne(agent, { reply_minutes: minutes });
	}

	/** What was answered long ago stops counting, whether anything new is answered or not. */
	async function renewAll(): Promise<void> {
		const agents = await (await items('agent')).readByQuery({ fields: ['id'], limit: -1 });
		for (const { id } of agents) await renew(id as Key);
	}

	const tolerant = (work: Promise<void>) =>
		work.catch(logFailure(logger, 'reply_time.failed', 'The reply time of an agent could not be renewed'));
	action('enquiry.items.update', ({ keys, payload }) => {
		if (answers.includes(String((payload as Row)['progress']))) return tolerant(noteAnswers(keys));
	});
	schedule(NIGHTLY, () => tolerant(renewAll()));
};

const readTime = (value: unknown): number => Date.parse(String(value));

export default replyTime;
