import { Hono } from 'hono';
import { siteMap } from '#app/site-map.ts';
import { localeCodes } from '#domain/locales.ts';
import type { Outbox } from '#outbox/outbox.ts';

const paths = siteMap
	.filter(({ page }) => page === 'alerts-unsubscribe')
	.flatMap(({ paths }) => paths.flatMap((path) => ['', ...localeCodes.map((code) => `/${code}`)].map((prefix) => prefix + path)));

/**
 * Mail programs unsubscribe their readers by themselves (RFC 8058): a POST from anywhere, without cookies, with whatever origin.
 * The page behind it takes forms of its own alone; whose the token is, may end what it names.
 */
export function oneClickUnsubscribe(outbox: Outbox): Hono {
	const app = new Hono();
	for (const path of paths)
		app.post(path, async (context, next) => {
			if (!(await saysOneClick(context.req.raw))) return next();
			const answer = await outbox.subscriptions.unsubscribe(context.req.query('token') ?? '');
			if (answer === 'unavailable') return context.text(answer, 503, { 'cache-control': 'no-store', 'retry-after': '60' });
			return context.text(answer, answer === 'unknown' ? 404 : 200, { 'cache-control': 'no-store' });
		});
	return app;
}

/** Read from a copy: the page reads it again where it is not meant for us. */
async function saysOneClick(request: Request): Promise<boolean> {
	const form = await request
		.clone()
		.formData()
		.catch(() => null);
	return form?.get('List-Unsubscribe') === 'One-Click';
}
