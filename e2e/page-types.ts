import { openPages } from '../site/app/site-map.ts';

/** One page of each kind in each language; the sample content starts counting at 1001. */
export const pageTypes = openPages.flatMap(({ page, paths: [path] }) =>
	(['', '/ar'] as const).map((prefix) => ({
		page,
		locale: prefix ? ('ar' as const) : ('en' as const),
		path: prefix + path.replace(':id', '1001').replace(/^\/$/, prefix ? '' : '/'),
	})),
);
