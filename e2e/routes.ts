import { readFileSync } from 'node:fs';
import { siteMap } from '#app/site-map.ts';

/** Endpoints for scripts, from routes.ts. */
const answers = [...readFileSync(new URL('../site/app/routes.ts', import.meta.url), 'utf8').matchAll(/\['([\w/]+\.json)', '/g)].map(
	([, path = '']) => `/${path}`,
);

const inEveryLanguage = (path: string): string[] => ['', '/en', '/ar'].map((prefix) => prefix + (prefix && path === '/' ? '' : path));

/** One address of each kind that the site answers, and some that it does not. */
export const everyRoute: string[] = [
	...siteMap.flatMap(({ paths }) => paths.map((path) => path.replace(':id', '1001'))).flatMap(inEveryLanguage),
	...[...answers, '/preview/link'].flatMap(inEveryLanguage),
	...['/blog/feed.xml', '/search/feed.xml', '/nothing', '/properties/abc', '/sitemap.xml'].flatMap(inEveryLanguage),
	...['/__nuxt_island/footer.json', '/__nuxt_island/property.json', '/oembed', '/embed.js'],
	...['/_payload.json', '/ar/properties/1001/_payload.json', '/favorites/_payload.json'],
	...['/_.data', '/contact-us.data', '/ar/search.data', '/favorites.data', '/admin/search.data'],
	...['/admin/search.csv', '/ar/admin/search.csv?kind=property', '/admin/change.json'],
	...[
		'/healthz',
		'/readyz',
		'/metrics',
		'/robots.txt',
		'/sitemaps/page.xml',
		'/favicon.ico',
		'/site.webmanifest',
		'/ar/site.webmanifest',
		'/assets/none.js',
	],
	...[
		'/_images/640/none.webp',
		'/_og/page/home-en-00000000.jpg',
		'/_icons/lucide/bed.svg',
		'/_map/en.json',
		'/_brochures/1001/00000000.pdf',
	],
	...[
		'/_uploads/photos',
		'/_errors',
		'/_whatsapp',
		'/_uploads/3360e8b6-aee5-5ea5-a80d-6315a4cf425b.jpg',
		'/builds/latest.json',
		'/builds/meta/none.json',
		'/_i18n/x/ar/messages.json',
	],
];
