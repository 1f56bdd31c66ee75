import { Hono } from 'hono';
import { siteMap } from '#app/site-map.ts';
import { localeCodes } from '#domain/locales.ts';
import type { Outbox } from '#outbox/outbox.ts';

const paths = siteMap
	.filter(({ page }) => page === 'alerts-unsubscribe')
	.flatMap(({ paths }) => paths.flatMap((path) => ['', ...localeCodes.map((code) => `/${code}`)].map((prefix) => prefix + path)));

/** One-click unsubscribe of mail programs (RFC 8058): a POST from any origin, without cookies. The token alone authorises it. */
export function oneClickUnsubscribe(outbox: Outbox): Hono {
	const app = new Hono();
	for (const path of paths)
		app.post(path, async (context, next) => {
			if (!(await isOneClick(context.req.raw))) return next();
			const answer = await outbox.subscriptions.unsubscribe(context.req.query('token') ?? '');
			if (answer === 'unavailable') return context.text(answer, 503, { 'cache-control': 'no-store', 'retry-after': '60' });
			return context.text(answer, answer === 'unknown' ? 404 : 200, { 'cache-control': 'no-store' });
		});
	return app;
}

/** Reads a clone, because the page reads the body when the request is not for this route. */
async function isOneClick(request: Request): Promise<boolean> {
	const form = await request
		.clone()
		.formData()
		.catch(() => null);
	return form?.get('List-Unsubscribe') === 'One-Click';
}
