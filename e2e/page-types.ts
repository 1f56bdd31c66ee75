import { openPages, type PageName } from '#app/site-map.ts';
import type { Locale } from '#domain/locales.ts';

/** Pages that need parameters to show anything. */
const asked: Record<string, string> = { compare: '?ids=1001,1002,1003' };

/** One page of each kind and language; ids of the sample content start at 1001. */
export const pageTypes: { page: PageName; locale: Locale; path: string }[] = [
	...openPages.flatMap(({ page, paths: [path] }) =>
		(['', '/ar'] as const).map((prefix) => ({
			page,
			locale: prefix ? ('ar' as const) : ('en' as const),
			path: prefix + path.replace(':id', '1001').replace(/^\/$/, prefix ? '' : '/') + (asked[page] ?? ''),
		})),
	),
	{ page: 'landing', locale: 'en', path: '/for-sale/apartments/new-cairo' },
	{ page: 'landing', locale: 'ar', path: '/ar/للبيع/شقق/القاهرة-الجديدة' },
];
