import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';

/** The address without its words, which are long when Arabic is written in a link: `/ar/properties/1042`. */
export const shortUrl = ({ site, locale }: Pick<PageRequest, 'site' | 'locale'>, path: string): string =>
	site.origin + localePath(path.replace(/(\/\d+)-[^/]*$/, '$1'), locale);
