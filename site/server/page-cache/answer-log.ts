import type { Logger } from '#runtime/logger.ts';

const TOLD_EVERY_MS = 1000;

/** Counts answers and logs them once a second, one line per page: a line per answer would take longer than the answer. */
export function createAnswerLog(logger: Pick<Logger, 'info'>) {
	const counts = new Map<string, number>();

	function tell(): void {
		for (const [answer, count] of counts) {
			const [status, path] = answer.split(' ');
			logger.info('request.answered', 'A request was answered', { method: 'GET', path, status: Number(status), milliseconds: 0, count });
		}
		counts.clear();
	}

	return {
		note(status: number, path: string): void {
			const answer = `${status} ${path}`;
			if (counts.size === 0) setTimeout(tell, TOLD_EVERY_MS).unref();
			counts.set(answer, (counts.get(answer) ?? 0) + 1);
		},
		tell,
	};
}
