import { lazy, Suspense } from 'react';
import { createRequestHandler, RouterContextProvider, Scripts, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawDocument } from './draw-document.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const entry = { module: '/entry.js', imports: [], css: [] };
const place = { id: 'root', path: '', hasLoader: true, hasAction: false, hasErrorBoundary: true };
const without = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false, hasDefaultExport: true };

/** Requests a site with a single page. */
async function ask(Page: () => React.ReactNode, data: unknown = null): Promise<string> {
	const root = {
		loader: () => data,
		default: () => (
			<Suspense>
				<Page />
			</Suspense>
		),
		ErrorBoundary: () => 'Something failed',
		Layout: ({ children }: { children: React.ReactNode }) => (
			<html lang="en">
				<body>
					{children}
					<Scripts />
				</body>
			</html>
		),
	};
	const build = {
		entry: {
			module: {
				default: async (request: Request, status: number, headers: Headers, context: Parameters<typeof drawDocument>[0]) =>
					new Response(await drawDocument(context, request.url), { status, headers }),
				handleError: () => {},
			},
		},
		routes: { root: { ...place, module: root } },
		assets: { version: '1', url: '/manifest.js', entry, routes: { root: { ...place, ...without, module: '/root.js' } } },
		ssr: true,
		isSpaMode: false,
		basename: '/',
		publicPath: '/',
		assetsBuildDirectory: '',
		future: {},
		prerender: [],
		routeDiscovery: { mode: 'initial' },
	} as unknown as ServerBuild;
	return (await createRequestHandler(build, 'production')(new Request('http://localhost/'), new RouterContextProvider())).text();
}

test('renders standards-mode HTML, synchronously or not', async () => {
	const Part = lazy(async () => ({ default: () => 'Loaded' }));
	const documents = [await ask(() => <Part />), await ask(() => <Part />)];
	expect(documents[0]).toBe(documents[1]);
	expect(documents[0]).toMatch(/^<!DOCTYPE html><html lang="en">/);
});

test('waits for the code of a part before sending the document', async () => {
	const Part = lazy(async () => ({ default: () => <p>Loaded</p> }));
	expect(await ask(() => <Part />)).toContain('<p>Loaded</p>');
	expect(vi.getTimerCount()).toBe(0);
});

test('an error in a part shows the error page', async () => {
	const fail = () => {
		throw new Error('broken');
	};
	const html = await ask(fail);
	expect(html).toContain('Something failed');
	expect(html).not.toContain('<!--$!-->');
	expect(vi.getTimerCount()).toBe(0);
});

test('passes any data to the scripts unchanged', async () => {
	const text = '</script><script>alert(1)</script> $& «شقة»';
	const html = await ask(() => 'Page', { text });
	const [, written = ''] = /streamController\.enqueue\((".*?")\);/.exec(html) ?? [];
	expect(JSON.parse(written)).toContain(JSON.stringify(text));
	expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
	expect(html).toMatch(/streamController\.close\(\)<\/script><\/body><\/html>$/);
});
