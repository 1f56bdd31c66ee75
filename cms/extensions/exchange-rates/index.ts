import { cairoToday } from '../../../domain/cairo.ts';
import type { Hook, Row } from '../hook.ts';
import { lockForWrite } from '../lock-for-write.ts';
import { logFailure } from '../log-failure.ts';
import { askFeed } from './ask-feed.ts';
import { findDayProblem } from './check-rate.ts';
import { readFeed } from './read-feed.ts';
import { FEED, RATES, refuseRate } from './refuse-rate.ts';
import { takeRates } from './take-rates.ts';

const EVERY_SIX_HOURS = '17 */6 * * *';
const LOOK_AGAIN_MS = 20_000;

/** Adds rates from a feed to those that editors enter, if the configuration names one. */
const exchangeRates: Hook = ({ filter, init, schedule }, { database, services, getSchema, logger }) => {
	const address = process.env['EXCHANGE_RATES_URL'];
	if (!address) return;
	const source = URL.parse(address)?.hostname ?? '';
	let isAsking = false;

	filter(`${RATES}.items.create`, async (row: Row, _meta, context) => {
		// Writers wait for each other here, so the feed sees every row created before its own.
		await lockForWrite(context.database, RATES);
		if (context.accountability === FEED) await refuseRate(services.ItemsService, context, row);
		return row;
	});

	/** Empty at the very first start, because languages are created after the collections. */
	async function readLanguages(): Promise<unknown[]> {
		const { collections } = (await getSchema()) as { collections: object };
		if (!('languages' in collections)) return [];
		return (await database('languages').select('code')).map(({ code }) => code);
	}

	async function followFeed(languages: unknown[]): Promise<void> {
		const answer = await askFeed(address ?? '');
		const feed = 'body' in answer ? readFeed(answer.body) : null;
		const problem = feed ? findDayProblem(feed.rated_on, cairoToday()) : 'problem' in answer ? answer.problem : 'not a list of rates';
		if (!feed || problem) return logger.warn({ event: 'exchange_feed.failed', source, reason: problem }, 'The feed gave no exchange rates');
		const rates = new services.ItemsService(RATES, { schema: await getSchema(), accountability: FEED });
		await takeRates(feed, { source, languages, create: (row) => rates.createOne(row), logger });
	}

	async function follow(): Promise<void> {
		if (isAsking) return;
		isAsking = true;
		try {
			const languages = await readLanguages();
			if (languages.length) await followFeed(languages);
			else setTimeout(follow, LOOK_AGAIN_MS).unref();
		} catch (error) {
			logFailure(logger, 'exchange_rate.failed', 'The rates of the feed could not be added')(error);
		} finally {
			isAsking = false;
		}
	}

	// Not awaited, so that Directus can answer meanwhile.
	init('app.after', () => void follow());
	schedule(EVERY_SIX_HOURS, follow);
};

export default exchangeRates;
