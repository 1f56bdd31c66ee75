import { globSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';
import { landingPaths, siteMap } from './site-map.ts';

const withFrame = (entries: RouteConfigEntry[], frame = ''): { file: string; frame: string }[] =>
	entries.flatMap(({ file, children }) => (children ? withFrame(children, file) : [{ file, frame }]));

test('every page, “not found” and “offline” are in the default layout in three variants', () => {
	const pages = withFrame(routes).filter(({ file }) => file.startsWith('pages/'));
	expect(pages.filter(({ frame }) => frame !== 'layouts/default.tsx')).toEqual([]);
	expect(pages).toHaveLength(3 * (siteMap.flatMap(({ paths }) => paths).length + landingPaths.length + 2));
	for (const page of ['not-found', 'offline']) expect(pages.filter(({ file }) => file === `pages/${page}.tsx`)).toHaveLength(3);
});

test('every list uses the list layout', () => {
	const lists = ['agents', 'blog', 'careers', 'compounds', 'developers', 'launches', 'locations', 'offers', 'testimonials'];
	const views = globSync('features/*/*-view.tsx', { cwd: import.meta.dirname });
	for (const list of lists) {
		const view = views.find((file) => file.endsWith(`/${list}-view.tsx`)) ?? expect.unreachable(list);
		expect(readFileSync(`${import.meta.dirname}/${view}`, 'utf8'), list).toContain('<ListPage');
	}
});
