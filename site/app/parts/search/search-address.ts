import { localePath } from '#app/i18n/locale-paths.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Locale } from '#domain/locales.ts';
import { writeSearch } from './address.ts';

/** Where a search is found. */
export const searchAddress = (locale: Locale, filters: Filters): string => localePath('/search', locale) + writeSearch({ filters });
