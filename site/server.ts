import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readConfig } from '#config';
import { createLogger } from '#runtime/logger.ts';
import { reportProblems } from './app/i18n/translate.ts';
import { openAppBuild } from './server/app-build.ts';
import { attributionCookies } from './server/attribution-cookies.ts';
import { brochures } from './server/brochures.ts';
import { browserErrors } from './server/browser-errors.ts';
import { builds } from './server/builds.ts';
import { cacheHeaders } from './server/cache-headers.ts';
import { createChallenge } from './server/challenge.ts';
import { currencyChoice, privateWithCurrency } from './server/currency.ts';
import { boundBodies } from './server/entrance/bound-bodies.ts';
import { refuseForeignPosts } from './server/entrance/foreign-posts.ts';
import { listen } from './server/entrance/listen.ts';
import { createOriginReader } from './server/entrance/own-origin.ts';
import { createVisitors } from './server/entrance/visitor.ts';
import { createWarnings, warnOfProxies, warnOfSettings } from './server/entrance/warnings.ts';
import { feed } from './server/feed.ts';
import { films } from './server/films.ts';
import { stopGracefully } from './server/graceful-stop.ts';
import { health } from './server/health.ts';
import { islands } from './server/islands/islands.ts';
import { announceOembed, oembed } from './server/islands/oembed.ts';
import { chooseLocale } from './server/locale.ts';
import { oneClickUnsubscribe } from './server/one-click.ts';
import { openServices } from './server/open-services.ts';
import { createPages } from './server/pages.ts';
import { payload } from './server/payload.ts';
import { requestLog } from './server/request-log.ts';
import { robots } from './server/robots.ts';
import { redirectRoot } from './server/root-redirect.ts';
import { searchFeed } from './server/search-feed.ts';
import { securityHeaders } from './server/security-headers.ts';
import { serviceWorker } from './server/service-worker.ts';
import { sitemap } from './server/sitemap.ts';
import { uploadRoutes } from './server/uploads/upload-routes.ts';
import { webManifest } from './server/web-manifest.ts';

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
const originOf = createOriginReader(config);
const isHttps = config.publicUrl?.startsWith('https:') ?? false;
const { content, search, outbox, staff, uploads, images, shareImages, maps, icons, close } = openServices(config, { url, token }, logger);
const build = await openAppBuild();
const pages = await createPages(
	build,
	{
		read: content.read,
		search,
		ready: () => content.status().complete,
		settings: config.settings,
		analytics: config.analytics,
		staff,
		studioUrl: config.cmsPublicUrl ?? url,
		outbox,
		uploads,
		forms: { secret: token, challenge: createChallenge(config.challenge, logger) },
	},
	{ originOf, visitors },
);

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const forever = (name: string) =>
	serveStatic({
		root: folder(name),
		onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
	});
const publicFiles = serveStatic({
	root: folder('build/client'),
	onFound: (_path, context) => context.header('cache-control', 'public, max-age=86400'),
});

/** What a request passes through, in order. */
const app = new Hono()
	.use(securityHeaders(isHttps))
	.use(cacheHeaders)
	.use(warnOfProxies(visitors, warnings))
	.use(boundBodies(visitors))
	// Mail programs unsubscribe for their readers, wherever they ask from.
	.route('/', oneClickUnsubscribe(outbox))
	.use(refuseForeignPosts(originOf))
	.route('/', health(content, outbox, warnings))
	.get('/_images/*', (context) => images.handle(context.req.raw))
	.get('/_og/*', (context) => shareImages.handle(context.req.raw))
	.get('/_icons/*', (context) => icons.handle(context.req.raw))
	.route('/', uploadRoutes(uploads, visitors))
	.route('/', browserErrors(visitors, logger))
	.route('/', currencyChoice(originOf, isHttps))
	.route('/', brochures(content.read, images.original))
	.route('/', films(content.read, { url, token }))
	.use(compress())
	.get('/_map/*', (context) => maps.handle(context.req.raw))
	.use('/assets/*', forever('build/client'), forever('earlier-build'))
	.use('/:file{[\\w.-]+\\.(?:png|svg|ico|txt)}', publicFiles)
	.route('/', builds(build, pages.buildId))
	.route('/', serviceWorker(pages.buildId))
	.route('/', sitemap(content, originOf))
	.route('/', robots(originOf))
	.route('/', webManifest(content.read))
	.route('/', feed(content, originOf))
	.route('/', searchFeed(content, search, originOf))
	.route('/', islands(content, originOf))
	.route('/', oembed(content.read, originOf))
	.use(requestLog(logger))
	.use(announceOembed(originOf))
	.route('/', payload(pages, logger))
	.use(redirectRoot(config.rootRedirect))
	.use(chooseLocale(config.localeRedirect, isHttps))
	.use(attributionCookies(originOf))
	.use(privateWithCurrency)
	.all('*', (context) => pages.handle(context));

const listener = getRequestListener(app.fetch);
const server = listen(build.middleware?.(listener) ?? listener, config, logger);
stopGracefully(server, close, logger);
