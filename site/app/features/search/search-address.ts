import type { Filters } from '../../../../catalogue/query.ts';
import { type Locale, localePath } from '../../i18n/locales.ts';
import { writeSearch } from './address.ts';

/** Where a search is found. */
export const searchAddress = (locale: Locale, filters: Filters): string => localePath('/search', locale) + writeSearch({ filters });
