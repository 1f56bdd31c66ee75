import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import type { Career } from '#content/entities/editorial.ts';
import { cairoToday } from '#domain/cairo.ts';
import { jobLine } from './careers-data.ts';
import { jobFacts } from './job-facts.ts';

const OTHERS = 4;

export type CareerData = ReturnType<typeof careerData>;

/** Its last day is still open. */
export const isClosed = ({ valid_through }: Career) => valid_through !== null && valid_through < cairoToday();

export function careerData(request: PageRequest, career: Career) {
	const { read, locale, t } = request;
	const { name, summary, description } = career.translations[locale];
	const others = read
		.list('career')
		.filter(({ id }) => id !== career.id)
		.sort((a, b) => Number(b.department === career.department) - Number(a.department === career.department));
	return {
		crumbs: [
			{ to: localePath('/careers', locale), text: t('pages.careers') },
			{ to: null, text: name },
		],
		name,
		summary,
		description: showPictures(request, description),
		isClosed: isClosed(career),
		until: career.valid_through && createFormats(request).date(career.valid_through, 'long'),
		facts: jobFacts(request, career),
		others: others.slice(0, OTHERS).map((other) => jobLine(request, other)),
	};
}
