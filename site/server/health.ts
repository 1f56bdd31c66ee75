import { Hono } from 'hono';
import type { Content } from '../../content/content.ts';

/** `/healthz`: the process lives. `/readyz`: it has content to show. */
export const health = (content: Content) =>
	new Hono()
		.get('/healthz', (context) => context.json({ status: 'ok', node: process.version }))
		.get('/readyz', (context) => {
			const status = content.status();
			return context.json(status, status.complete ? 200 : 503);
		});
