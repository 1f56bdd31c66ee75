import type { RouteObject } from 'react-router';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { parseLocale } from '../i18n/locale-paths.ts';
import { loadMessages, registerMessages } from '../i18n/messages.ts';
import { notFound } from '../not-found.ts';
import type { PageRequest } from '../page-loader.ts';
import DefaultLayout, { ErrorBoundary } from './default.tsx';
import { ErrorPage } from './error-page.tsx';
import { drawAt, linksIn } from './test-draw.tsx';

const fail = (): never => {
	throw new Error('no such table');
};
const page = (loader: RouteObject['loader']): RouteObject => ({ path: '*', loader, element: <p>a page</p> });

const inLayout = (loader: RouteObject['loader']): RouteObject[] => [
	{ id: 'root', ErrorBoundary: ErrorPage, children: [{ Component: DefaultLayout, ErrorBoundary, children: [page(loader)] }] },
];
const understood = ({ url }: Request) =>
	({ url: new URL(url), locale: parseLocale(new URL(url).pathname), site: { ready: () => false } }) as PageRequest;
const unknown = inLayout(({ request }) => {
	throw notFound(understood(request), 'notFound');
});
const invalid = inLayout(({ request }) => {
	throw notFound(understood(request));
});

const readTitle = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe.each([
	{ locale: 'en', prefix: '', home: '/' },
	{ locale: 'ar', prefix: '/ar', home: '/ar' },
] as const)('in $locale', ({ locale, prefix, home }) => {
	const t = readTranslator(locale);

	test('names the missing address in title and page', async () => {
		const html = await drawAt(`${prefix}/nothing?x=1`, unknown);
		const message = t('error.notFound', { path: `${prefix}/nothing` });
		expect(readTitle(html)).toBe(`404 - ${message}`);
		expect(html).toContain(`>${message}</h1>`);
	});

	test('names an invalid record’s address with its query', async () => {
		const html = await drawAt(`${prefix}/properties/9?x=1`, invalid);
		const message = t('error.invalid', { path: `${prefix}/properties/9?x=1` });
		expect(readTitle(html)).toBe(`404 - ${message}`);
		expect(html).toContain(`>${message}</h1>`);
	});

	test.each([
		['a page', inLayout(fail)],
		['the layout itself', [{ id: 'root', ErrorBoundary: ErrorPage, loader: fail, children: [page(() => null)] }]],
	])('when %s fails, logo, menu, status, message, details and a link home remain', async (_, routes) => {
		const html = await drawAt(`${prefix}/blog`, routes);
		expect(readTitle(html)).toBe(`500 - ${t('error.broken')}`);
		expect(html).toMatch(/>500<\/p>/);
		expect(html).toContain(`>${t('error.broken')}</h1>`);
		expect(html).toContain(t('error.brokenMore'));
		expect(html).toContain('<dialog');
		expect(linksIn(html.split('<main')[0] ?? '')).toContain(home);
		expect(html).toMatch(new RegExp(`<a href="${home}" target="_self"[^>]*>${t('error.home')}</a>`));
		expect(html).not.toContain('no such table');
	});
});

test('does not repeat a message as its details', async () => {
	const messages = loadMessages('en');
	onTestFinished(() => registerMessages('en', messages));
	registerMessages('en', { ...messages, error: { ...messages.error, brokenMore: messages.error.broken } });
	const html = await drawAt('/blog', inLayout(fail));
	expect(html.split(`>${readTranslator('en')('error.broken')}<`)).toHaveLength(2);
});

test('uses the specified English texts', () => {
	const t = readTranslator('en');
	expect(t('error.notFound', { path: '/nothing' })).toBe('Page not found: /nothing');
	expect(t('error.invalid', { path: '/blog/x' })).toBe('Page Not Found: /blog/x');
});
