import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { routeRules } from '#app/page-rules.ts';
import { isLocale, localeCodes } from '#domain/locales.ts';
import type { AppBuild } from './app-build.ts';
import type { FindEarlier } from './earlier-dictionaries.ts';
import { dictionary } from './words.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

const rules = routeRules(['', ...localeCodes.map((code) => `/${code}`)]);

/** Changes with the browser code and with the dictionaries. */
export const computeBuildId = (assetsVersion: string) =>
	`${assetsVersion}-${createHash('sha256').update(dictionary('en')).update(dictionary('ar')).digest('hex').slice(0, 8)}`;

/** Serves the id of this build and its dictionaries, and dictionaries of earlier builds for pages that are still open. */
export function builds(build: Pick<AppBuild, 'load'>, buildId: string, findEarlier: FindEarlier = async () => null): Hono {
	return new Hono()
		.get('/builds/latest.json', (context) => context.json({ id: buildId }, 200, { 'cache-control': 'no-store' }))
		.get('/builds/meta/:file', (context) =>
			context.req.param('file') === `${buildId}.json`
				? context.json({ id: buildId, matcher: { ...rules, wildcard: {} }, prerendered: [] }, 200, { 'cache-control': FOR_GOOD })
				: context.notFound(),
		)
		.get('/_i18n/:build/:locale/messages.json', (context) => {
			const { build: asked, locale } = context.req.param();
			if (asked === buildId && isLocale(locale)) return json(dictionary(locale), FOR_A_DAY);
			return context.body(null, 404, { 'cache-control': 'no-cache' });
		})
		.get('/_i18n/*', async (context) => {
			const { entry } = await build.load();
			const found = Object.values(entry.module.dictionaries).find(({ address }) => address === context.req.path);
			const body = found?.body ?? (await findEarlier(context.req.path));
			return body ? json(body, FOR_GOOD) : context.notFound();
		});
}

const json = (body: string, cache: string) =>
	new Response(body, { headers: { 'content-type': 'application/json', 'cache-control': cache } });
