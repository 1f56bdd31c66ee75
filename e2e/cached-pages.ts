import { pageRule } from '#app/page-rules.ts';
import { openPages, type PageName } from '#app/site-map.ts';

/** The pages that are cached, in both languages. Launches have a countdown in minutes and are left out. */
export const listCachedPaths = (chooseId: (page: PageName) => string): string[] =>
	openPages
		.filter(({ page }) => pageRule(page).cache && page !== 'launch')
		.map(({ page, paths: [path] }) => path.replace(':id', chooseId(page)))
		.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);

/** Removes the render time of forms, which differs each time. */
export const withoutClock = (text: string): string => text.replaceAll(/\b[0-9a-z]{8}\.[\w-]{16}(?![\w-])/g, 'SEEN');
