import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { openSearch } from '../catalogue/open-search.ts';
import { readConfig } from '../config.ts';
import { openContent } from '../content/content.ts';
import { readSessionSecret } from '../content/staff/session-secret.ts';
import { createStaffAuth } from '../content/staff/staff-auth.ts';
import { createClient } from '../directus/client.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { createLogger } from '../runtime/logger.ts';
import { reportProblems } from './app/i18n/translate.ts';
import { siteNameOf } from './app/site-name.ts';
import { startAlerts } from './server/alerts.ts';
import { openAppBuild } from './server/app-build.ts';
import { attributionCookies } from './server/attribution-cookies.ts';
import { brochures } from './server/brochures.ts';
import { browserErrors } from './server/browser-errors.ts';
import { builds } from './server/builds.ts';
import { cacheHeaders } from './server/cache-headers.ts';
import { createChallenge } from './server/challenge.ts';
import { boundBodies } from './server/entrance/bound-bodies.ts';
import { listen } from './server/entrance/listen.ts';
import { createOriginOf } from './server/entrance/own-origin.ts';
import { createVisitors } from './server/entrance/visitor.ts';
import { createWarnings, warnOfProxies, warnOfSettings } from './server/entrance/warnings.ts';
import { feed } from './server/feed.ts';
import { stopGracefully } from './server/graceful-stop.ts';
import { health } from './server/health.ts';
import { createIcons } from './server/icons/icons.ts';
import { createImages } from './server/images/images.ts';
import { chooseLocale } from './server/locale.ts';
import { createMaps } from './server/maps.ts';
import { noticesNow } from './server/notices/notices-now.ts';
import { startNotices } from './server/notices/start-notices.ts';
import { createShareImages } from './server/og/share-images.ts';
import { oneClickUnsubscribe } from './server/one-click.ts';
import { createPages } from './server/pages.ts';
import { makePlaceholders } from './server/placeholders.ts';
import { requestLog } from './server/request-log.ts';
import { robots } from './server/robots.ts';
import { searchFeed } from './server/search-feed.ts';
import { securityHeaders } from './server/security-headers.ts';
import { sitemap } from './server/sitemap.ts';
import { uploadRoutes } from './server/uploads/upload-routes.ts';
import { createUploads } from './server/uploads/uploads.ts';
import { webManifest } from './server/web-manifest.ts';
import { wordsOf } from './server/words.ts';

/** What is made from now on is for the user who runs this alone. */
process.umask(0o077);

const config = readConfig();
if (!config.externalCms?.siteToken) throw new Error('The site needs DIRECTUS_URL and DIRECTUS_TOKEN.');
const { url, siteToken: token } = config.externalCms;

const logger = createLogger();
reportProblems((problem) => logger.error('message.failed', 'A message could not be written', problem));
const warnings = createWarnings(logger);
warnOfSettings(config, warnings);
const visitors = createVisitors(config.trustedProxies);
const originOf = createOriginOf(config);
const isHttps = config.publicUrl?.startsWith('https:') ?? false;
const content = openContent({ dataDir: config.dataDir, url, token, logger });
const search = openSearch(content.replica);
const siteOrigin = () => config.publicUrl ?? `http://localhost:${config.port}`;
const outbox = openOutbox({
	folder: join(config.dataDir, 'outbox'),
	directus: { url, token },
	mail: config.mail,
	office: () => config.settings.email ?? content.read.setting()?.email ?? null,
	origin: siteOrigin,
	siteName: (locale) => siteNameOf({ read: content.read, locale, t: wordsOf(locale) }),
	keepDays: config.outboxKeepDays,
	logger,
});
const staffFolder = join(config.dataDir, 'staff');
const staff = createStaffAuth({
	url,
	siteToken: token,
	provider: config.staffAuthProvider,
	secret: readSessionSecret(config.secrets.sessionSecret, staffFolder, logger),
	folder: staffFolder,
	logger,
});
const uploads = createUploads({ outbox, logger });
const stopAlerts = startAlerts({ content, search, outbox, origin: siteOrigin, logger });
const stopNotices = startNotices({ client: createClient(url, token), now: () => noticesNow(content.report(), outbox), logger });
const images = createImages({
	directus: { url, token },
	cacheDir: join(config.dataDir, 'images'),
	maxCacheBytes: config.images.cacheMegabytes * 1_000_000,
	allowedDomains: config.images.domains,
	fallback: () => config.settings.fallback_image ?? content.read.setting()?.fallback_image ?? null,
	versionOf: (id) => content.read.version(id),
	logger,
});
const shareImages = createShareImages({
	read: content.read,
	original: images.original,
	cacheDir: join(config.dataDir, 'share-images'),
	maxCacheBytes: (config.images.cacheMegabytes * 1_000_000) / 5,
	logger,
});
const maps = createMaps({ read: content.read, styleUrl: config.mapStyleUrl });
const icons = createIcons({ fallbackHosts: config.iconHosts, logger });
const build = await openAppBuild();
const pages = await createPages(
	build,
	{
		read: content.read,
		search,
		ready: () => content.status().complete,
		settings: config.settings,
		staff,
		outbox,
		uploads,
		forms: { secret: token, challenge: createChallenge(config.challenge, logger) },
	},
	{ originOf, visitors },
);
makePlaceholders(content, images.original, logger);

const client = fileURLToPath(new URL('./build/client', import.meta.url));
const forever = serveStatic({
	root: client,
	onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
});
const publicFiles = serveStatic({ root: client, onFound: (_path, context) => context.header('cache-control', 'public, max-age=86400') });

/** What a request passes through, in order. */
const app = new Hono()
	.use(securityHeaders(isHttps))
	.use(cacheHeaders)
	.use(warnOfProxies(visitors, warnings))
	.use(boundBodies(visitors))
	.route('/', health(content, outbox, warnings))
	.get('/_images/*', (context) => images.handle(context.req.raw))
	.get('/_og/*', (context) => shareImages.handle(context.req.raw))
	.get('/_icons/*', (context) => icons.handle(context.req.raw))
	.route('/', uploadRoutes(uploads, visitors))
	.route('/', browserErrors(visitors, logger))
	.route('/', brochures(content.read, images.original))
	.use(compress())
	.get('/_map/*', (context) => maps.handle(context.req.raw))
	.use('/assets/*', forever)
	.use('/:file{[\\w.-]+\\.(?:png|svg|ico|txt)}', publicFiles)
	.route('/', builds(build, pages.buildId))
	.route('/', sitemap(content, originOf))
	.route('/', robots(originOf))
	.route('/', webManifest(content.read))
	.route('/', feed(content, originOf))
	.route('/', searchFeed(content, search, originOf))
	.use(requestLog(logger))
	.route('/', oneClickUnsubscribe(outbox))
	.use(chooseLocale(config.localeRedirect, isHttps))
	.use(attributionCookies(originOf))
	.all('*', (context) => pages.handle(context));

const listener = getRequestListener(app.fetch);
const server = listen(build.middleware?.(listener) ?? listener, config, logger);
stopGracefully(
	server,
	[stopAlerts, stopNotices, staff.close, outbox.close, search.close, content.close, shareImages.close, images.close],
	logger,
);
