import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';

/** Drops the slug, which is long when Arabic is percent-encoded: `/ar/properties/1042`. */
export const shortUrl = ({ site, locale }: Pick<PageRequest, 'site' | 'locale'>, path: string): string =>
	site.origin + localePath(path.replace(/(\/\d+)-[^/]*$/, '$1'), locale);
