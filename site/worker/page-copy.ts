import type { Locale } from '#domain/locales.ts';
import { chosenPath, withoutPrefix } from '../app/i18n/locale-paths.ts';

/** An offline copy: HTML without scripts, and the addresses of its styles and photographs. */
export type PageCopy = { html: string; title: string; styles: string[]; photos: string[] };

const MOST_PHOTOS = 5;
/** Wide enough for a phone. */
const WIDTH = 640;

/** Scripts would request what is not available; forms, buttons and links that open forms would do nothing. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="fetch"[^>]*>/g;
/** Inlined styles are the page's own, and the notice is from another page. */
const ownRules = `<style>main form,[form],[data-asks],p:has(+ul [data-asks]),#plan div:empty,main button:not([command],[popovertarget]){display:none!important}[data-notice]{background:var(--color-info-50,#eaf5fb);color:var(--color-info-700,#124f6f)}[data-notice] p{padding-block:12px}</style></head>`;
/** Without the script that removes this attribute, sections would jump while scrolling. */
const firstView = /(?<=<html [^>]*) data-first-view(?=[ >])/;

export function copyPage(page: string): PageCopy {
	const html = page.replace(scripts, '').replace(firstView, '').replace('</head>', ownRules);
	return {
		html,
		title: /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1] ?? '',
		styles: found(html, /"(\/assets\/[\w.-]+\.(?:css|woff2))"/g),
		photos: found(html, new RegExp(`(/_images/${WIDTH}/[\\w-]+\\.webp) ${WIDTH}w`, 'g')).slice(0, MOST_PHOTOS),
	};
}

const found = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].flatMap(([, address]) => address ?? []))];

/** Reloads as soon as the site answers. */
const whenBack = '<script>setInterval(()=>fetch(location.href,{method:"HEAD"}).then(()=>location.reload(),()=>{}),5000)</script></body>';

export type KeptHome = { to: string; title: string; photo: string };

/** Fills the offline page with the homes that can be read, by its template. */
export const listHomes = (offlinePage: string, path: string, homes: KeptHome[]): string =>
	offlinePage
		.replace('__here__', '')
		.replace(/"\/(en|ar)\/offline"/g, (_, locale: Locale) => `"${chosenPath(withoutPrefix(path), locale)}"`)
		.replace(/<template[^>]*>([\s\S]*?)<\/template>/, (_, row: string) => homes.map((home) => fill(row, home)).join(''))
		.replace('</body>', whenBack);

/** Titles are taken from HTML, so they are already escaped. */
const fill = (row: string, { to, title, photo }: KeptHome) =>
	row.replace(/__(to|title|photo)__/g, (_, name: keyof KeptHome) => ({ to, title, photo })[name]);

/** Adds the notice of the offline page, with the day of the copy. */
export function dateCopy(html: string, offlinePage: string, day: string): string {
	const notice = /<aside data-notice[^>]*>[\s\S]*?<\/aside>/.exec(offlinePage)?.[0].replace('hidden=""', '').replace('__day__', day) ?? '';
	return html.replace(/<main\b[^>]*>/, (main) => main + notice).replace('</body>', whenBack);
}
