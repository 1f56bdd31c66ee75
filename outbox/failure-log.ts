import type { Logger } from '#runtime/logger.ts';

/** Logs failures of the outbox's database once per reason, and once when it works again. */
export function createFailureLog(logger: Logger) {
	let failing: string | null = null;
	return {
		failed(what: string, error: unknown): void {
			const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
			const reason = `${code ?? ''} ${errcode ?? ''} ${message ?? error}`.trim();
			if (failing !== reason) logger.error('outbox.failing', 'The outbox fails', { what, reason });
			failing = reason;
		},
		works(): void {
			if (failing) logger.info('outbox.recovered', 'The outbox works again');
			failing = null;
		},
		isWorking: () => failing === null,
	};
}
