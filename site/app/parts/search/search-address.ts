import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Locale } from '#domain/locales.ts';
import { writeSearch } from './address.ts';
import { searchModes, switchMode, withMode } from './search-mode.ts';

export const searchAddress = (locale: Locale, filters: Filters): string => localePath('/search', locale) + writeSearch({ filters });

/** In the first mode that has results. */
export const inFirstMode = ({ site }: Pick<PageRequest, 'site'>, filters: Filters): Filters =>
	searchModes.map((mode) => switchMode(filters, mode)).find((there) => site.search.catalogue.count(there) > 0) ?? filters;

/** The address of everything that a developer, agent and so on offers. */
export const offersAddress = (request: Pick<PageRequest, 'site' | 'locale'>, filters: Filters): string =>
	searchAddress(request.locale, inFirstMode(request, filters));

/** The landing page for these homes when there is one, else the search. */
export function homesAddress({ site, locale }: Pick<PageRequest, 'site' | 'locale'>, filters: Filters): string {
	const { landings } = site.search;
	const page = landings.find(withMode(filters));
	const path = page && landings.write(page, locale);
	return path ? localePath(path, locale) : searchAddress(locale, filters);
}
