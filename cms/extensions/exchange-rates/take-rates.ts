import type { HookLogger, Row } from '../hook.ts';
import type { Feed } from './read-feed.ts';
import { RateRefused } from './refuse-rate.ts';

type Taking = {
	source: string;
	languages: readonly unknown[];
	create: (row: Row) => Promise<unknown>;
	logger: HookLogger;
};

/** Adds a row for each currency separately, so that an invalid one does not prevent the others. */
export async function takeRates({ rated_on, egpPerUnit }: Feed, { source, languages, create, logger }: Taking): Promise<void> {
	const translations = languages.map((languages_code) => ({ languages_code, source }));
	for (const [currency, egp_per_unit] of egpPerUnit) {
		const rate = { currency, egp_per_unit, rated_on };
		const refuse = (reason: string, more: object = {}) =>
			logger.warn({ event: 'exchange_rate.refused', ...rate, source, reason, ...more }, `The rate of ${currency} is for a person to enter`);
		if (egp_per_unit === null) {
			refuse('unreadable');
			continue;
		}
		try {
			await create({ status: 'published', ...rate, translations });
			logger.info({ event: 'exchange_rate.taken', ...rate, source }, `The rate of ${currency} was taken from the feed`);
		} catch (error) {
			if (!(error instanceof RateRefused)) refuse('invalid', { said: formatErrors(error) });
			else if (error.reason === 'far_off') refuse(error.reason, { shown: error.shown });
		}
	}
}

/** Directus throws an array if several fields are invalid. */
const formatErrors = (errors: unknown) => [errors].flat().map((error) => (error instanceof Error ? error.message : String(error)));
