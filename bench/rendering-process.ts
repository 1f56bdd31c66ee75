/** Renders pages as the site does, and the same element trees with React alone, and reports the time of both. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { readConfig } from '#config';
import { createLogger } from '#runtime/logger.ts';
import { openAppBuild } from '#site/server/app-build.ts';
import { createChallenge } from '#site/server/challenge.ts';
import { createVisitors } from '#site/server/entrance/visitor.ts';
import { openServices } from '#site/server/open-services.ts';
import { createPagePolicy } from '#site/server/page-policy.ts';
import { createPages } from '#site/server/pages.ts';
import { createBarePage } from './peers/react-router.ts';
import type { Rendered, RenderedPage, RenderTask } from './rendering-task.ts';

const WARM_UP = 60;
const PAGES = 60;
const ROUNDS = 5;
const ORIGIN = 'http://localhost';

const config = readConfig();
const logger = createLogger(() => {});
const address = { url: 'http://127.0.0.1:9', token: 'none' };
const { content, search, staff, outbox, uploads, maps, close } = openServices(config, address, logger);
const build = await openAppBuild();
const original = await build.load();
let tree: { context: EntryContext; url: string } | null = null;
const drawAndNote: typeof original.entry.module.default = (request, status, headers, context, site) => {
	// The handoff stream can only be read once, and is not React's work.
	tree = { context: { ...context, serverHandoffStream: undefined }, url: request.url };
	return original.entry.module.default(request, status, headers, context, site);
};
const source = { ...original, entry: { module: { ...original.entry.module, default: drawAndNote } } };
const pages = await createPages(
	{ ...build, source, load: async () => source },
	{
		read: content.read,
		search,
		ready: () => true,
		settings: config.settings,
		analytics: config.analytics,
		staff,
		studioUrl: address.url,
		outbox,
		uploads,
		maps,
		pagePolicy: createPagePolicy(config),
		whatsAppNumber: null,
		forms: { secret: address.token, challenge: createChallenge(config.challenge, logger) },
	},
	{ readOrigin: () => ORIGIN, visitors: createVisitors(config.trustedProxies) },
);

/** CPU milliseconds per run, including garbage collection. */
async function measure(work: () => unknown): Promise<number> {
	const since = process.cpuUsage();
	for (let page = 0; page < PAGES; page++) await work();
	const { user, system } = process.cpuUsage(since);
	return (user + system) / 1000 / PAGES;
}

async function measureBest(works: (() => unknown)[]): Promise<number[]> {
	for (let page = 0; page < WARM_UP; page++) for (const work of works) await work();
	const best = works.map(() => Number.POSITIVE_INFINITY);
	for (let round = 0; round < ROUNDS; round++)
		for (const [index, work] of works.entries()) best[index] = Math.min(best[index] as number, await measure(work));
	return best;
}

async function measurePage(path: string): Promise<RenderedPage> {
	const draw = async () => (await pages.draw(new Request(ORIGIN + path))).text();
	await draw();
	const [ours = 0, react = 0] = await measureBest([draw, () => tree && renderToString(createElement(ServerRouter, tree))]);
	return { path, ours, react };
}

process.once('message', async ({ paths, cards }: RenderTask) => {
	const rendered: RenderedPage[] = [];
	for (const path of paths) rendered.push(await measurePage(path));
	const [bare = 0] = await measureBest([createBarePage(cards)]);
	process.send?.({ pages: rendered, bare } satisfies Rendered);
	for (const part of close) await part();
	process.exit(0);
});
