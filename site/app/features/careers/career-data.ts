import { localePath } from '#app/i18n/locale-paths.ts';
import { optional, optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import type { Career } from '#content/entities/editorial.ts';
import { cairoToday } from '#domain/cairo.ts';
import { jobLine } from './careers-data.ts';
import { jobFacts } from './job-facts.ts';

const OTHERS = 4;

export type CareerData = ReturnType<typeof careerData>;

/** Open through its last day. */
export const isClosed = ({ valid_through }: Career) => valid_through !== null && valid_through < cairoToday();

export function careerData(request: PageRequest, career: Career) {
	const { locale, t } = request;
	const { name, summary, description } = career.translations[locale];
	return {
		crumbs: [
			{ to: localePath('/careers', locale), text: t('pages.careers') },
			{ to: null, text: name },
		],
		name,
		summary,
		description: showPictures(request, description),
		isClosed: isClosed(career),
		until: optional(request, 'last day', () => career.valid_through && createFormats(request).date(career.valid_through, 'long')),
		facts: optional(request, 'facts', () => jobFacts(request, career)),
		others: optional(request, 'others', () => otherJobs(request, career)) ?? [],
	};
}

/** Other open positions, those of the same department first. */
function otherJobs(request: PageRequest, { id, department }: Career) {
	const others = request.read
		.list('career')
		.filter((other) => other.id !== id)
		.sort((a, b) => Number(b.department === department) - Number(a.department === department));
	return optionalEach(request, 'position', others.slice(0, OTHERS), (other) => jobLine(request, other));
}
