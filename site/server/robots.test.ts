import { expect, test } from 'vitest';
import { robots } from './robots.ts';

test('names the sitemap, closes staff pages, and leaves noindex pages open', async () => {
	const text = await (await robots(() => 'https://pn.test').request('/robots.txt')).text();
	expect(text).toContain('Sitemap: https://pn.test/sitemap.xml\n');
	const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => new RegExp(`^${path.replaceAll('*', '.*')}`));
	const isClosed = (path: string) => closed.some((pattern) => pattern.test(path));
	expect(
		['/admin/search', '/ar/admin/search', '/en/admin', '/properties/1.data', '/ar/blog/_payload.json'].filter((path) => !isClosed(path)),
	).toEqual([]);
	expect(
		['/', '/favorites', '/ar/properties/7-x', '/search?q=x', '/_images/640/x.webp', '/assets/x.js', '/_i18n/x/ar/compiled.json'].filter(
			isClosed,
		),
	).toEqual([]);
});
