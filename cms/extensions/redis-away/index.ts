import type { Hook } from '../hook.ts';
import { isRedisAway } from './alone.ts';

const LOOK_MS = 3000;

/** While Redis is down, changes of rights on other machines are not announced, and cached rights may be outdated, so they are cleared. */
const redisAway: Hook = ({ init }, { services, getSchema, logger }) => {
	let wasAway = false;

	async function look(): Promise<void> {
		const isAway = isRedisAway();
		if (!isAway && !wasAway) return;
		if (isAway && !wasAway) logger.error({ event: 'redis.away' }, 'Redis does not answer: this Directus continues without it');
		await new services.UtilsService({ schema: await getSchema(), accountability: { admin: true } }).clearCache({ system: true });
		if (!isAway) logger.info({ event: 'redis.back' }, 'Redis answers again');
		wasAway = isAway;
	}

	init('app.after', () => {
		setInterval(() => look().catch((error) => logger.error(error, 'The cache of rights could not be cleared')), LOOK_MS).unref();
	});
};

export default redisAway;
