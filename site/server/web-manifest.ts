import { Hono } from 'hono';
import { readSiteName } from '#app/site-name.ts';
import type { Reader } from '#content/reader.ts';
import { defaultLocale } from '#domain/locales.ts';
import { readTranslator } from './words.ts';

const icon = (size: number) => ({
	src: `/web-app-manifest-${size}x${size}.png`,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose: 'maskable',
});

/** What a phone shows when somebody puts the site on its home screen. */
export const webManifest = (read: Reader): Hono =>
	new Hono().get('/site.webmanifest', (context) => {
		const name = readSiteName({ read, locale: defaultLocale, t: readTranslator(defaultLocale) });
		const manifest = {
			name,
			short_name: name,
			start_url: '/',
			display: 'standalone',
			theme_color: '#0f2363',
			background_color: '#ffffff',
			icons: [icon(192), icon(512)],
		};
		return context.body(JSON.stringify(manifest), 200, {
			'content-type': 'application/manifest+json',
			'cache-control': 'public, max-age=3600',
		});
	});
