import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { Project } from '#content/entities/listings.ts';

/** Includes offers on everything its developer sells. */
export function offersOn(request: PageRequest, project: Project) {
	const { read, locale, t } = request;
	const found = [
		...read.list('offer', { under: { field: 'project', id: project.id } }),
		...read
			.list('offer', { under: { field: 'developer', id: project.developer } })
			.filter((offer) => offer.project === null && offer.property === null),
	];
	return found.map(({ id, valid_until, translations }) => ({
		id,
		to: `${localePath('/offers', locale)}#offer-${id}`,
		name: translations[locale].name,
		summary: translations[locale].summary,
		until: t('records.validUntil', { date: createFormats(request).date(valid_until, 'long') }),
	}));
}
