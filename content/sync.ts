import { setTimeout as pause } from 'node:timers/promises';
import type { CmsClient } from '#directus/client.ts';
import type { Logger } from '#runtime/logger.ts';
import { catchUp, lastChange, type OnApplied } from './replica/follow.ts';
import { pullAll } from './replica/pull.ts';
import { listHeld, settleHeldRemovals } from './replica/removals.ts';
import type { Replica } from './replica/replica.ts';

const PULLED_AT = 'pulled_at';
/** Directus starts more slowly than the site: for about half a minute its silence is no fault. */
const FAILURES_OF_A_START = 8;

export type SyncOptions = {
	/** How often the change log is read while the realtime connection is down, and while it is up. */
	pollMs?: number;
	idlePollMs?: number;
	/** The shortest time between two full comparisons, and that time as a multiple of how long one takes. */
	reconcileMs?: number;
	restTimes?: number;
	/** How long until held rows are checked again. */
	confirmMs?: number;
	/** The shortest time until changes reach the last copy as well. */
	copyMs?: number;
	realtime?: boolean;
	onApplied?: OnApplied;
};

/** Keeps the replica in step: a full pull first, then the change log, and from time to time a full comparison. */
export function startSync(client: CmsClient, replica: Replica, logger: Logger, options: SyncOptions = {}) {
	const {
		pollMs = 400,
		idlePollMs = 5000,
		reconcileMs = 600_000,
		restTimes = 50,
		confirmMs = 60_000,
		copyMs = 60_000,
		realtime = true,
		onApplied = () => {},
	} = options;
	const stopped = new AbortController();
	let connected = false;
	let reachable = false;
	let nextReconcile = 0;
	let wake = () => {};
	let hangUp = () => {};
	let inStepAt: string | null = null;
	let copying: Promise<void> = Promise.resolve();
	let copiedChange: string | null = null;
	let nextCopy = 0;

	async function pull(why: string): Promise<void> {
		const edition = replica.edition();
		const since = Date.now();
		let said = since;
		const number = await lastChange(client);
		logger.info('replica.pull_started', 'Pulling all content', { why });
		const { documents, changed } = await pullAll(client, replica, confirmMs, (collection, count) => {
			if (Date.now() - said < 2000) return;
			said = Date.now();
			logger.info('replica.pull_progress', 'Pulling a collection', { collection, documents: count, seconds: (said - since) / 1000 });
		});
		replica.change(({ setState }) => {
			setState('change', String(number));
			setState('complete', 'yes');
			setState(PULLED_AT, new Date().toISOString());
			return [];
		}, edition);
		const milliseconds = Date.now() - since;
		nextReconcile = Date.now() + Math.max(reconcileMs, restTimes * milliseconds);
		logger.info('replica.pulled', 'All content is in the replica', { documents, changed, milliseconds });
		keepCopy(changed > 0);
	}

	function keepCopy(isNeeded: boolean): void {
		if (isNeeded) copiedChange = replica.getState('change');
		nextCopy = Number.POSITIVE_INFINITY;
		const since = Date.now();
		copying = copying
			.then(() => replica.keepCopy(isNeeded))
			.catch((error) => logger.warn('replica.copy_failed', 'No copy of the replica could be kept', { error: String(error) }))
			.then(() => {
				nextCopy = Date.now() + Math.max(copyMs, restTimes * (Date.now() - since));
			});
	}

	/** Content of the first days may never have been pulled as a whole, so the copy is also made after later changes. */
	function renewCopy(): void {
		if (Date.now() >= nextCopy && replica.getState('change') !== copiedChange) keepCopy(true);
	}

	async function step(): Promise<void> {
		replica.checkPlace();
		if (!replica.isComplete()) return pull('first start');
		await settleHeldRemovals(client, replica, logger, confirmMs);
		if (!(await catchUp(client, replica, confirmMs, onApplied))) return pull('the change log does not reach back');
		if (nextReconcile === 0) nextReconcile = Date.now() + reconcileMs;
		if (Date.now() >= nextReconcile) await pull('reconciliation');
	}

	async function listen(): Promise<void> {
		if (!realtime || connected) return;
		hangUp = await client.subscribe('content_change', {
			row: () => wake(),
			up: () => {
				connected = true;
				wake();
			},
			down: () => {
				connected = false;
			},
		});
	}

	async function run(): Promise<void> {
		for (let failures = 0; !stopped.signal.aborted; ) {
			const woken = new Promise<void>((resolve) => {
				wake = resolve;
			});
			try {
				await step();
				inStepAt = new Date().toISOString();
				if (!reachable || failures) {
					logger.info('replica.in_step', 'The replica is in step with Directus');
					keepCopy(false);
				}
				[reachable, failures] = [true, 0];
				renewCopy();
				await listen().catch(() => {});
			} catch (error) {
				if (failures === (inStepAt ? 0 : FAILURES_OF_A_START))
					logger.warn('replica.sync_failed', 'The replica cannot be brought up to date', {
						error: error instanceof Error ? error.message : JSON.stringify(error),
					});
				reachable = false;
				failures++;
			}
			const wait = failures ? Math.min(5000, pollMs * 2 ** Math.min(failures, 5)) : connected ? idlePollMs : pollMs;
			await Promise.race([woken, pause(wait, undefined, { signal: stopped.signal }).catch(() => {})]);
		}
	}

	const running = run();
	return {
		/** Read for every page, so it must be cheap. */
		status: () => ({ complete: replica.isComplete(), reachable, realtime: connected, change: Number(replica.getState('change') ?? 0) }),
		/** For operators. */
		report: () => ({
			/** When the replica last had everything that Directus has. */
			inStepAt: inStepAt ?? replica.getState(PULLED_AT),
			replica: replica.status(),
			heldRemovals: listHeld(replica),
			unparsedRows: replica.unparsed(),
		}),
		async stop(): Promise<void> {
			stopped.abort();
			hangUp();
			wake();
			await running;
			await copying;
		},
	};
}
