import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Locale } from '#domain/locales.ts';
import { writeSearch } from './address.ts';
import { searchModes, switchMode, withMode } from './search-mode.ts';

/** Where a search is found. */
export const searchAddress = (locale: Locale, filters: Filters): string => localePath('/search', locale) + writeSearch({ filters });

/** In the first mode that holds any of it. */
export const inFirstMode = ({ site }: Pick<PageRequest, 'site'>, filters: Filters): Filters =>
	searchModes.map((mode) => switchMode(filters, mode)).find((there) => site.search.catalogue.count(there) > 0) ?? filters;

/** Where all of what somebody or something offers is found. */
export const offersAddress = (request: Pick<PageRequest, 'site' | 'locale'>, filters: Filters): string =>
	searchAddress(request.locale, inFirstMode(request, filters));

/** Where homes of a kind are listed: on a landing page where there is one, else as a search. */
export function homesAddress({ site, locale }: Pick<PageRequest, 'site' | 'locale'>, filters: Filters): string {
	const { landings } = site.search;
	const page = landings.find(withMode(filters));
	const path = page && landings.write(page, locale);
	return path ? localePath(path, locale) : searchAddress(locale, filters);
}
