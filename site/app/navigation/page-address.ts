import { parseLocale } from '../i18n/locale-paths.ts';
import { isPreview } from '../preview/is-preview.ts';

/** Direction, fonts and dictionary change with the language, and so does the document. */
export const isOurLanguage = (path: string) => parseLocale(path) === parseLocale(location.pathname);

/** Files, other sites, downloads, the other language and previews, whose banner comes with the document, are left to the browser. */
export const leadsToPage = (link: HTMLAnchorElement) =>
	link.origin === location.origin &&
	isOurLanguage(link.pathname) &&
	!isPreview(link.search) &&
	!link.target &&
	!link.hasAttribute('download') &&
	!/^\/_|\.\w+$/.test(link.pathname);

/** What is different for everybody is not kept, so it cannot be loaded ahead: the first part of its addresses. */
export const personalParts = ['favorites', 'compare', 'alerts', 'received', 'viewing', 'admin'];

/** The element that a hash names, if there is one: anybody can write anything behind the #. */
export function findTarget(hash: string): HTMLElement | null {
	try {
		return document.getElementById(decodeURIComponent(hash.slice(1)));
	} catch {
		return null;
	}
}

export const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
