import type { Hook, Key, Row } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { computeReplyMinutes } from './reply-minutes.ts';

const NIGHTLY = '40 3 * * *';
const answers = ['contacted', 'meeting', 'won'];

/** Records when an enquiry was first answered, and computes the agent's usual reply time from that. The site gets only the reply time, not the enquiries. */
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

	/** Counts only requests from the site: for others the time of asking is not known. An agent without answers keeps the value entered by hand. */
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

	/** Runs nightly, so that old answers stop counting. */
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
