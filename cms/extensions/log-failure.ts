import type { EventName } from '../../runtime/logger.ts';
import type { HookLogger } from './hook.ts';

/** For what fails after Directus has answered: the change stands, and anyone who made it is not told. */
export const logFailure =
	(logger: Pick<HookLogger, 'error'>, event: EventName, message: string) =>
	(err: unknown): void =>
		logger.error({ event, err }, message);
