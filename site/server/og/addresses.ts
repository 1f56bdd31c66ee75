import { addressables } from '#app/addresses.ts';
import type { ShareSubject } from '#app/share/subject.ts';
import { siteMap } from '#app/site-map.ts';
import { isLocale, type Locale } from '#domain/locales.ts';

export type ShareImageRequest = { subject: ShareSubject; locale: Locale; version: string };

const ADDRESS = /^\/_og\/([a-z]+)\/([a-z0-9-]+)-(en|ar)-([0-9a-f]{8})\.jpg$/;

/** Null for anything that is not exactly one of our addresses. */
export function parseShareAddress(pathname: string): ShareImageRequest | null {
	const [, kind = '', id = '', locale, version = ''] = ADDRESS.exec(pathname) ?? [];
	const subject = subjectNamed(kind, id);
	return subject && isLocale(locale) ? { subject, locale, version } : null;
}

function subjectNamed(kind: string, id: string): ShareSubject | null {
	const page = kind === 'page' && siteMap.find(({ page }) => page === id);
	if (page) return { kind: 'page', id: page.page };
	const known = addressables.find(([name]) => name === kind)?.[0];
	return known && /^[1-9]\d{0,9}$/.test(id) ? { kind: known, id: Number(id) } : null;
}
