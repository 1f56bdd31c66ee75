import { isMachine } from '../../access/users.ts';
import { newsletter } from '../../schema/collections/newsletter.ts';
import { t } from '../../schema/define.ts';
import type { Context, Hook, Row } from '../hook.ts';
import { refuseField, refuseFields } from '../refuse-field.ts';
import { listLetterProblems } from './letter-problem.ts';
import { createTests } from './tests.ts';

const ENOUGH_TESTS = t('Enough tests for this hour.', 'يكفي هذا القدر من التجارب خلال ساعة.');

/** Checks a newsletter when it is sent, because mistakes would reach every subscriber. */
const reviewNewsletters: Hook = ({ filter, action }) => {
	const isReviewed = ({ accountability }: Context) => accountability !== null && !isMachine(accountability.user);
	const tests = createTests();

	filter(`${newsletter.name}.items.create`, (payload: Row, _meta, context) => {
		if (!isReviewed(context)) return payload;
		const { send_test: _, ...letter } = payload;
		return { ...letter, state: 'draft' };
	});

	filter(`${newsletter.name}.items.update`, async (payload: Row, { keys }, context) => {
		const isTest = payload['send_test'] === true;
		if (!isReviewed(context) || (payload['state'] !== 'sending' && !isTest)) return payload;
		for (const stored of await context.database(newsletter.name).select('*').whereIn('id', keys)) {
			const problems = listLetterProblems({ ...stored, ...payload });
			if (problems.length > 0) await refuseFields(context, newsletter.name, problems);
		}
		if (isTest && !tests.admit(context.accountability?.user ?? '', keys.length, Date.now()))
			await refuseField(context, { collection: newsletter.name, field: 'send_test' }, ENOUGH_TESTS);
		return payload;
	});

	// Sets the recipient in the action, after rights were checked, because nobody may set that field themselves.
	action(`${newsletter.name}.items.update`, async ({ keys, payload }, { database, accountability }) => {
		if ((payload as Row)['send_test'] !== true) return;
		const [asker] = await database('directus_users')
			.select('email')
			.where('id', accountability?.user ?? null);
		const asked = asker?.['email'] ? { test_to: asker['email'], test_asked_at: new Date(), test_sent_at: null } : {};
		await database(newsletter.name)
			.whereIn('id', keys)
			.update({ send_test: false, ...asked });
	});
};

export default reviewNewsletters;
