import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { type View, writeSearch } from '#app/parts/search/address.ts';
import { findMode, searchModes, switchMode, withPurpose } from '#app/parts/search/search-mode.ts';
import type { Filters } from '#catalogue/query.ts';
import { purposes } from '#domain/vocabulary.ts';

export type ModeLink = { value: string; text: string; count: string; to: string; isChosen: boolean };

/** `deals`: buy or rent, within commercial property. */
export type ModeLinks = { label: string; modes: ModeLink[]; deals: { label: string; links: ModeLink[] } | null };

/** The same search in each mode. Places are kept, prices are dropped. */
export function modeLinks(request: PageRequest, filters: Filters, view: View): ModeLinks {
	const { site, locale, t } = request;
	const { number } = createFormats(request);
	const link = (value: string, text: string, there: Filters, isChosen: boolean): ModeLink => ({
		...{ value, text, isChosen },
		count: number(site.search.catalogue.count(there)),
		to: localePath('/search', locale) + writeSearch({ filters: there, view }),
	});
	const now = findMode(filters);
	return {
		label: t('find.mode.label'),
		modes: searchModes.map((mode) => link(mode, t(`find.mode.${mode}`), mode === now ? filters : switchMode(filters, mode), mode === now)),
		deals:
			now === 'commercial'
				? {
						label: t('find.label.purpose'),
						links: purposes.map((purpose) =>
							link(purpose, t(`find.deal.${purpose}`), withPurpose(filters, purpose), purpose === filters.purpose),
						),
					}
				: null,
	};
}
