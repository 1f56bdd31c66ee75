import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readConfig } from '../config.ts';
import { openContent } from '../content/content.ts';
import { createLogger } from '../content/logger.ts';
import { createStaffDoor } from '../content/staff.ts';
import { openAppBuild } from './server/app-build.ts';
import { builds } from './server/builds.ts';
import { stopGracefully } from './server/graceful-stop.ts';
import { health } from './server/health.ts';
import { createIcons } from './server/icons/icons.ts';
import { createImages } from './server/images/images.ts';
import { chooseLocale } from './server/locale.ts';
import { createPages } from './server/pages.ts';
import { makePlaceholders } from './server/placeholders.ts';
import { requestLog } from './server/request-log.ts';
import { securityHeaders } from './server/security-headers.ts';
import { sitemap } from './server/sitemap.ts';

const config = readConfig();
if (!config.externalCms?.siteToken) throw new Error('The site needs DIRECTUS_URL and DIRECTUS_TOKEN.');
const { url, siteToken: token } = config.externalCms;

const logger = createLogger();
const content = openContent({ dataDir: config.dataDir, url, token, logger });
const images = createImages({
	directusUrl: url,
	token,
	cacheDir: join(config.dataDir, 'images'),
	maxCacheBytes: config.images.cacheMegabytes * 1_000_000,
	allowedDomains: config.images.domains,
	fallback: () => config.settings.fallback_image ?? content.read.setting()?.fallback_image ?? null,
	versionOf: (id) => content.read.version(id),
	logger,
});
const icons = createIcons({ fallbackHosts: config.iconHosts, logger });
const build = await openAppBuild();
const pages = await createPages(build, content, createStaffDoor(url), config);
makePlaceholders(content, images.original, logger);

const client = new URL('./build/client', import.meta.url).pathname;
const forever = serveStatic({
	root: client,
	onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
});
const publicFiles = serveStatic({ root: client, onFound: (_path, context) => context.header('cache-control', 'public, max-age=86400') });

/** What a request passes through, in order. */
const app = new Hono()
	.route('/', health(content))
	.use(securityHeaders)
	.get('/_images/*', (context) => images.handle(context.req.raw))
	.get('/_icons/*', (context) => icons.handle(context.req.raw))
	.use(compress())
	.use('/assets/*', forever)
	.use('/:file{[\\w.-]+\\.(?:png|svg|ico|webmanifest|txt)}', publicFiles)
	.route('/', builds(pages.buildId))
	.route(
		'/',
		sitemap(content, (requestUrl) => config.publicUrl ?? new URL(requestUrl).origin),
	)
	.use(requestLog(logger))
	.use(chooseLocale(config.localeRedirect))
	.all('*', (context) => pages.handle(context));

const listener = getRequestListener(app.fetch);
const server = createServer(build.middleware?.(listener) ?? listener);
server.listen(config.port, config.host);
stopGracefully(server, [content.close, images.close], logger);
