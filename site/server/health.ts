import { Hono } from 'hono';
import type { Content } from '../../content/content.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Warnings } from './entrance/warnings.ts';
import { watchEventLoop } from './event-loop.ts';

/** `/healthz`: the process lives, how quickly it comes to things, and how its outbox is. `/readyz`: it has content to show, and what is hardly meant in its settings. */
export function health(content: Content, outbox: Outbox, warnings: Warnings): Hono {
	const eventLoop = watchEventLoop();
	return new Hono()
		.use('/:probe{healthz|readyz}', async (context, next) => {
			await next();
			context.header('cache-control', 'no-store');
		})
		.get('/healthz', (context) => context.json({ status: 'ok', node: process.version, eventLoop: eventLoop(), outbox: outbox.health() }))
		.get('/readyz', (context) => {
			const status = content.status();
			return context.json({ ...status, warnings: warnings.list() }, status.complete ? 200 : 503);
		});
}
