import { Hono } from 'hono';
import { localePath } from '#app/i18n/locale-paths.ts';
import { readSiteName } from '#app/site-name.ts';
import type { Reader } from '#content/reader.ts';
import { type Locale, localeCodes, locales } from '#domain/locales.ts';
import { readTranslator } from './words.ts';

const icons = ['any', 'maskable'].flatMap((purpose) =>
	[192, 512].map((size) => ({
		src: `/web-app-manifest-${size}x${size}.png`,
		sizes: `${size}x${size}`,
		type: 'image/png',
		purpose,
	})),
);

export function webManifest(read: Reader): Hono {
	const app = new Hono();
	for (const locale of localeCodes)
		app.get(localePath('/site.webmanifest', locale), (context) =>
			context.body(JSON.stringify(describeApp(read, locale)), 200, {
				'content-type': 'application/manifest+json',
				'cache-control': 'public, max-age=3600',
			}),
		);
	return app;
}

function describeApp(read: Reader, locale: Locale) {
	const t = readTranslator(locale);
	const name = readSiteName({ read, locale, t });
	return {
		name,
		short_name: name,
		description: t('site.description'),
		// The same app in both languages.
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
}
