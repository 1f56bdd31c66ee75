import type { EventName } from '../../runtime/logger.ts';
import type { HookLogger } from './hook.ts';

/** For failures after Directus has answered: the change is saved, so its author is not told. */
export const logFailure =
	(logger: Pick<HookLogger, 'error'>, event: EventName, message: string) =>
	(err: unknown): void =>
		logger.error({ event, err }, message);
