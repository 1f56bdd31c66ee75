import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { buildPromise } from '#app/parts/records/delivery-record-data.ts';
import type { Project } from '#content/entities/listings.ts';

/** Only the newest update shows its photographs at once; those of earlier ones load on demand. */
const MOST_UPDATES = 6;
const MOST_PHOTOS = 6;

export type ConstructionData = NonNullable<ReturnType<typeof buildConstruction>>;

/** Null where there is no construction update. */
export function buildConstruction(request: PageRequest, project: Project) {
	const { read, t, locale } = request;
	const formats = createFormats(request);
	const updates = read.list('construction_update', { under: { field: 'project', id: project.id }, limit: MOST_UPDATES });
	const [newest, ...earlier] = updates.map(({ id, seen_on, percent, images, translations }) => ({
		id,
		percent: Math.round(percent),
		built: t('inventory.built', { percent: formats.percent(Math.round(percent)), date: formats.date(seen_on, 'long') }),
		summary: translations[locale].summary,
		photos: images.slice(0, MOST_PHOTOS).flatMap((file) => read.photo(file, locale) ?? []),
	}));
	if (!newest) return null;
	const promise = buildPromise(request, project);
	return {
		title: t('inventory.construction'),
		newest,
		earlier,
		earlierTitle: t('inventory.earlier'),
		promise: promise && t('inventory.promise', { promised: promise.promised, given: promise.given, outcome: promise.outcome }),
	};
}
