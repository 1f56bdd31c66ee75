import { Hono } from 'hono';
import { localePath } from '#app/i18n/locale-paths.ts';
import { readSiteName } from '#app/site-name.ts';
import type { Reader } from '#content/reader.ts';
import { defaultLocale, isLocale, locales } from '#domain/locales.ts';
import { readTranslator } from './words.ts';

const icons = ['any', 'maskable'].flatMap((purpose) =>
	[192, 512].map((size) => ({
		src: `/web-app-manifest-${size}x${size}.png`,
		sizes: `${size}x${size}`,
		type: 'image/png',
		purpose,
	})),
);

/** What a phone shows when somebody puts the site on its home screen. */
export const webManifest = (read: Reader): Hono =>
	new Hono().get('/:language?/site.webmanifest', (context, next) => {
		const locale = context.req.param('language') ?? defaultLocale;
		if (!isLocale(locale)) return next();
		const t = readTranslator(locale);
		const name = readSiteName({ read, locale, t });
		const manifest = {
			name,
			short_name: name,
			description: t('site.description'),
			// One app, whichever language it was put on the home screen in.
			id: '/',
			start_url: localePath('/', locale),
			scope: '/',
			lang: locales[locale].language,
			dir: locales[locale].direction,
			display: 'standalone',
			theme_color: '#0f2363',
			background_color: '#ffffff',
			icons,
		};
		return context.body(JSON.stringify(manifest), 200, {
			'content-type': 'application/manifest+json',
			'cache-control': 'public, max-age=3600',
		});
	});
