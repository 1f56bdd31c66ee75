import type { Logger } from '#runtime/logger.ts';
import { backOff } from './back-off.ts';

/** `nothing`: no more work for now. */
export type StepResult = 'done' | 'nothing' | 'failed';
export type Worker = { name: string; step: () => Promise<StepResult>; idleMs: number };

const FIRST_PAUSE_MS = 100;

/** Workers run in parallel, each with its own pauses, so that a failing mail server delays no enquiry. */
export function startWorkers(workers: readonly Worker[], longestPauseMs: number, logger: Logger) {
	let isStopped = false;
	const idle = new Set<() => void>();
	const paused = new Set<() => void>();

	const pause = (ms: number, group: Set<() => void>) =>
		new Promise<void>((resolve) => {
			const end = () => {
				clearTimeout(timer);
				group.delete(end);
				resolve();
			};
			const timer = setTimeout(end, isStopped ? 0 : ms);
			group.add(end);
		});

	async function run({ name, step, idleMs }: Worker): Promise<void> {
		for (let failures = 0; !isStopped; ) {
			const result = await step().catch((error): StepResult => {
				logger.error('outbox.worker_failed', 'A worker of the outbox failed', { worker: name, error: String(error) });
				return 'failed';
			});
			if (result === 'failed') {
				failures++;
				await pause(backOff(failures, FIRST_PAUSE_MS, longestPauseMs), paused);
				continue;
			}
			failures = 0;
			if (result === 'nothing') await pause(idleMs, idle);
		}
	}

	const running = workers.map(run);
	return {
		/** Wakes idle workers, but not those that pause after a failure. */
		wake: () => {
			for (const end of [...idle]) end();
		},
		async stop(): Promise<void> {
			isStopped = true;
			for (const end of [...idle, ...paused]) end();
			await Promise.all(running);
		},
	};
}
