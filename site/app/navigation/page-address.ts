import { parseLocale } from '../i18n/locale-paths.ts';
import { isPreview } from '../preview/is-preview.ts';

/** Another language needs another document: direction, fonts and dictionary differ. */
export const isOurLanguage = (path: string) => parseLocale(path) === parseLocale(location.pathname);

/** The browser handles files, other sites, downloads, the other language, and previews, whose banner is part of the document. */
export const leadsToPage = (link: HTMLAnchorElement) =>
	link.origin === location.origin &&
	isOurLanguage(link.pathname) &&
	!isPreview(link.search) &&
	!link.target &&
	!link.hasAttribute('download') &&
	!/^\/_|\.\w+$/.test(link.pathname);

/** First path segments of pages that are not cached and so cannot be prefetched. */
export const personalParts = ['favorites', 'compare', 'alerts', 'received', 'viewing', 'admin'];

/** Null when the hash is no valid selector or names no element. */
export function findTarget(hash: string): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		return null;
	}
}

export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
