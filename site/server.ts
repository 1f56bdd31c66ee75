import { join } from 'node:path';
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
import { readDisk } from './server/disk.ts';
import { keepDictionaries } from './server/earlier-dictionaries.ts';
import { boundBodies } from './server/entrance/bound-bodies.ts';
import { createDrawingQueue } from './server/entrance/drawing-queue.ts';
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
import { createDrawingTime, metrics } from './server/metrics.ts';
import { oneClickUnsubscribe } from './server/one-click.ts';
import { openServices } from './server/open-services.ts';
import { refuseDataForOtherBuilds } from './server/other-build.ts';
import { createAnswerLog } from './server/page-cache/answer-log.ts';
import { createCachedPages } from './server/page-cache/cached-pages.ts';
import { createFastPath } from './server/page-cache/fast-path.ts';
import { createPageCache } from './server/page-cache/page-cache.ts';
import { warmWantedPages } from './server/page-cache/wanted-pages.ts';
import { createPagePolicy } from './server/page-policy.ts';
import { createPages } from './server/pages.ts';
import { payload } from './server/payload.ts';
import { withRequestId } from './server/request-id.ts';
import { requestLog } from './server/request-log.ts';
import { robots } from './server/robots.ts';
import { redirectRoot } from './server/root-redirect.ts';
import { searchFeed } from './server/search-feed.ts';
import { securityHeaders } from './server/security-headers.ts';
import { serviceWorker } from './server/service-worker.ts';
import { sitemap } from './server/sitemap.ts';
import { uploadRoutes } from './server/uploads/upload-routes.ts';
import { webManifest } from './server/web-manifest.ts';
import { whatsAppWebhook } from './server/whatsapp-webhook.ts';

/** New files are readable by this user only. */
process.umask(0o077);

const config = readConfig();
if (!config.externalCms?.siteToken) throw new Error('The site needs DIRECTUS_URL and DIRECTUS_TOKEN.');
const { url, siteToken: token } = config.externalCms;

const logger = createLogger();
reportProblems((problem) => logger.error('message.failed', 'A message could not be written', problem));
const warnings = createWarnings(logger);
warnOfSettings(config, warnings);
const visitors = createVisitors(config.trustedProxies);
const readOrigin = createOriginReader(config);
const isHttps = config.publicUrl?.startsWith('https:') ?? false;
const { content, search, outbox, staff, uploads, images, shareImages, placeholders, maps, icons, close } = openServices(
	config,
	{ url, token },
	logger,
);
const drawing = createDrawingTime();
const disk = () => readDisk(config.dataDir);
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
		maps,
		pagePolicy: createPagePolicy(config),
		whatsAppNumber: config.whatsApp?.number ?? null,
		forms: { secret: token, challenge: createChallenge(config.challenge, logger) },
	},
	{ readOrigin, visitors, onDrawn: drawing.onDrawn },
);

const findEarlierWords = keepDictionaries(
	join(config.dataDir, 'earlier-build/i18n'),
	Object.values((await build.load()).entry.module.dictionaries),
	logger,
);
const drawingQueue = createDrawingQueue(visitors);
const cache = createPageCache({ onChange: content.onChange, version: () => search.catalogue.version, isBusy: drawingQueue.isBusy, logger });
const cachedPages = createCachedPages({ cache, pages, readOrigin, isLink: staff.isLink });
const ownHosts = [`localhost:${config.port}`, `127.0.0.1:${config.port}`];
const answerLog = createAnswerLog(logger);
const fastPath = createFastPath({
	cache,
	build: pages.buildId,
	reach: config.localeRedirect,
	readOrigin: (host = '') => config.publicUrl ?? (ownHosts.includes(host) ? `http://${host}` : null),
	log: answerLog,
});

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const forever = (root: string) =>
	serveStatic({
		root,
		precompressed: true,
		onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
	});
const publicFiles = serveStatic({
	root: folder('build/client'),
	onFound: (_path, context) => context.header('cache-control', 'public, max-age=86400'),
});

/** In the order in which a request passes them. */
const app = new Hono()
	.use(fastPath.remember)
	.use(securityHeaders(isHttps))
	.use(cacheHeaders)
	.use(refuseDataForOtherBuilds(pages.buildId))
	.use(warnOfProxies(visitors, warnings))
	.use(boundBodies(visitors))
	// Mail programs post here without an origin of ours.
	.route('/', oneClickUnsubscribe(outbox))
	// WhatsApp posts here with a signature and no origin.
	.route('/', whatsAppWebhook(config.whatsApp, outbox))
	.use(refuseForeignPosts(readOrigin))
	.route('/', health({ content, outbox, warnings, pages: cache.stats, turns: drawingQueue.stats, placeholders, disk }))
	.route('/', metrics({ token: config.metricsToken, content, outbox, pages: cache.stats, turns: drawingQueue.stats, drawing, disk }))
	.get('/_images/*', (context) => images.handle(context.req.raw))
	.get('/_og/*', (context) => shareImages.handle(context.req.raw))
	.get('/_icons/*', (context) => icons.handle(context.req.raw))
	.route('/', uploadRoutes(uploads, visitors))
	.route('/', browserErrors(visitors, logger))
	.route('/', currencyChoice(readOrigin, isHttps))
	.route('/', brochures(content.read, images.original))
	.route('/', films(content.read, { url, token }))
	.use(compress())
	.get('/_map/*', (context) => maps.handle(context.req.raw))
	.use('/assets/*', forever(folder('build/client')), forever(join(config.dataDir, 'earlier-build')))
	.use('/:file{[\\w.-]+\\.(?:png|svg|ico|txt)}', publicFiles)
	.route('/', builds(build, pages.buildId, findEarlierWords))
	.route('/', serviceWorker(pages.buildId))
	.use(drawingQueue.guard)
	.route('/', sitemap(content, search, readOrigin))
	.route('/', robots(readOrigin))
	.route('/', webManifest(content.read))
	.route('/', feed(content, readOrigin))
	.route('/', searchFeed(content, search, readOrigin))
	.route('/', islands(content, readOrigin))
	.route('/', oembed(content.read, readOrigin))
	.use(requestLog(logger))
	.use(announceOembed(readOrigin))
	.route(
		'/',
		payload(
			{ ...pages, handle: (context, request) => drawingQueue.answer(context, (inTurn) => inTurn(() => pages.handle(context, request))) },
			logger,
		),
	)
	.use(redirectRoot(config.rootRedirect))
	.use(chooseLocale(config.localeRedirect, isHttps))
	.use(attributionCookies(readOrigin))
	.use(privateWithCurrency)
	.all('*', (context) =>
		build.mode === 'development' ? pages.handle(context) : drawingQueue.answer(context, (inTurn) => cachedPages.handle(context, inTurn)),
	);

const listener = fastPath.before(withRequestId(getRequestListener(app.fetch)));
const server = listen(build.middleware?.(listener) ?? listener, config, logger);
drawingQueue.watch(server);
build.attachTo(server);
const noteWantedPages = warmWantedPages({
	file: join(config.siteDir, 'wanted-pages.json'),
	origin: config.publicUrl ?? `http://localhost:${config.port}`,
	isReady: () => build.mode !== 'development' && content.status().complete,
	list: cache.list,
	warm: cachedPages.warm,
});
stopGracefully(server, [answerLog.tell, noteWantedPages, ...close], logger);
