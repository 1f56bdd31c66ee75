import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '#directus/client.ts';
import type { Logger } from '#runtime/logger.ts';
import { createReader } from './reader.ts';
import type { OnApplied } from './replica/follow.ts';
import { openReplica } from './replica/replica.ts';
import { type SyncOptions, startSync } from './sync.ts';

export type Content = ReturnType<typeof openContent>;

/** Everything published, kept in step with Directus. Reads never wait for Directus. */
export function openContent(options: { dataDir: string; url: string; token: string; logger: Logger; sync?: SyncOptions }) {
	mkdirSync(options.dataDir, { recursive: true });
	const replica = openReplica(join(options.dataDir, 'replica.db'), options.logger);
	const client = createClient(options.url, options.token);
	const appliedListeners = new Set<OnApplied>();
	const onApplied: OnApplied = (milliseconds) => {
		for (const listener of appliedListeners) listener(milliseconds);
	};
	const sync = startSync(client, replica, options.logger, { ...options.sync, onApplied });
	return {
		read: createReader(replica),
		replica,
		onChange: replica.onChange,
		onApplied: (listener: OnApplied): void => void appliedListeners.add(listener),
		status: sync.status,
		report: sync.report,
		async close(): Promise<void> {
			await sync.stop();
			replica.close();
		},
	};
}
