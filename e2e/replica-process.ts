/** A process that only keeps a replica, for tests that kill it. */
import { openContent } from '#content/content.ts';
import { createLogger } from '#runtime/logger.ts';

const [dataDir = '', url = '', token = '', realtime = 'true'] = process.argv.slice(2);
openContent({ dataDir, url, token, logger: createLogger(), sync: { realtime: realtime === 'true' } });
