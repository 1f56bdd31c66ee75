import { Hono } from 'hono';
import type { Content } from '#content/content.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { Disk } from './disk.ts';
import type { Turns } from './entrance/drawing-queue.ts';
import type { Warnings } from './entrance/warnings.ts';
import { watchEventLoop } from './event-loop.ts';
import type { PageCache } from './page-cache/page-cache.ts';

type Options = {
	content: Content;
	outbox: Outbox;
	warnings: Warnings;
	pages: PageCache['stats'];
	turns: Turns['stats'];
	placeholders: { waiting: () => number | null };
	disk: () => Promise<Disk>;
};

/** Thresholds of the alerts in docs/operations.md. */
const OLD_SECONDS = 900;
const LITTLE_SPACE = 0.1;

/**
 * `/healthz`: the process is up; statistics of the page cache and queues; 503 when somebody has to act, because submissions do not arrive
 * or content disappeared. `soon` names what will need somebody if it continues (stale content, a filling disk). `/readyz`: whether there is
 * content, how old it is, what is held back, and configuration warnings.
 */
export function health({ content, outbox, warnings, pages, turns, placeholders, disk }: Options): Hono {
	const eventLoop = watchEventLoop();
	return new Hono()
		.use('/:probe{healthz|readyz}', async (context, next) => {
			await next();
			context.header('cache-control', 'no-store');
		})
		.get('/healthz', async (context) => {
			const forms = await outbox.health();
			const needsPerson = forms.needsPerson || content.report().heldRemovals.some((removal) => removal.needsPerson);
			const status = needsPerson ? 'needs a person' : 'ok';
			const ageSeconds = readAge(content.report().inStepAt);
			const space = await disk().catch(() => null);
			const soon = [
				...(ageSeconds > OLD_SECONDS ? ['content is old'] : []),
				...(space && space.freeRatio < LITTLE_SPACE ? ['little space'] : []),
			];
			return context.json(
				{
					...{ status, soon, replica: { ageSeconds: Number.isFinite(ageSeconds) ? ageSeconds : null }, disk: space },
					...{ node: process.version, eventLoop: eventLoop(), pages: pages(), drawing: turns() },
					...{ placeholders: { waiting: placeholders.waiting() }, outbox: forms },
				},
				needsPerson ? 503 : 200,
			);
		})
		.get('/readyz', (context) => {
			const status = content.status();
			return context.json({ ...status, ...content.report(), warnings: warnings.list() }, status.complete ? 200 : 503);
		});
}

const readAge = (since: string | null): number =>
	since ? Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000)) : Number.POSITIVE_INFINITY;
