import type { Logger } from '#runtime/logger.ts';

/** Whether what the outbox keeps its rows in fails; told once for each reason, and once when it is over. */
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
