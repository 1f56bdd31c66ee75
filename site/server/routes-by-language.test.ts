import { createRequestHandler } from 'react-router';
import { expect, test } from 'vitest';
import type { PageBuild } from './app-build.ts';
import { createLanguageHandlers, findVariant } from './routes-by-language.ts';

const answering = (text: string) => ({ loader: () => new Response(text) });
const routes = {
	root: { id: 'root', path: '', module: {} },
	...Object.fromEntries(
		(['en', 'ar', 'plain'] as const).flatMap((variant) => {
			const prefix = variant === 'plain' ? '' : `${variant}/`;
			return [
				[`${variant} frame`, { id: `${variant} frame`, parentId: 'root', path: prefix.slice(0, -1) || undefined, module: {} }],
				[`${variant}/`, { id: `${variant}/`, parentId: `${variant} frame`, index: true, module: answering(`${variant} home`) }],
				[
					`${variant}/search`,
					{ id: `${variant}/search`, parentId: `${variant} frame`, path: 'search', module: answering(`${variant} search`) },
				],
				[`${variant}/*`, { id: `${variant}/*`, parentId: `${variant} frame`, path: '*', module: answering(`${variant} nothing`) }],
				[
					`${variant}/pins.json`,
					{ id: `${variant}/pins.json`, parentId: 'root', path: `${prefix}pins.json`, module: answering(`${variant} pins`) },
				],
			];
		}),
	),
};
const build = {
	routes,
	assets: { routes: {}, version: '1' },
	entry: { module: {} },
	future: {},
	ssr: true,
	routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as PageBuild;

const paths = [
	'/',
	'/search',
	'/en',
	'/en/',
	'/EN/search',
	'/ar/search',
	'/ar/pins.json',
	'/pins.json',
	'/english',
	'/%65n/search',
	'//en/search',
	'/ar/x/y',
	'/x',
];

test.each(paths)('%s gets the same answer as from all routes', async (path) => {
	const [own, whole] = [createLanguageHandlers(build, 'production'), createRequestHandler(build, 'production')];
	const [answer, expected] = await Promise.all(
		[own, whole].map(async (handle) => (await handle(new Request(`http://localhost${path}`))).text()),
	);
	expect(answer).toBe(expected);
});

test.each([
	['/', 'plain'],
	['/_root.data', 'plain'],
	['/search', 'plain'],
	['/en.data', 'en'],
	['/Ar/search', 'ar'],
	['/arabic', 'plain'],
	['/__manifest', null],
	['/%61r/search', null],
] as const)('%s is looked for among the routes of %s', (path, variant) => {
	expect(findVariant(path)).toBe(variant);
});
