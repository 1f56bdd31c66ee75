import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { pageContent } from '#app/parts/page/page-content.ts';
import type { Career } from '#content/entities/editorial.ts';
import { jobFacts } from './job-facts.ts';

export type CareersData = ReturnType<typeof careersData>;
export type JobLine = ReturnType<typeof jobLine>;

export function careersData(request: PageRequest) {
	const { read, t } = request;
	const careers = read.list('career');
	const departments = Map.groupBy(careers, ({ department }) => department);
	return {
		content: pageContent(request, 'careers', t('pages.careers')),
		count: careers.length ? t('records.jobCount', { count: careers.length }) : null,
		empty: careers.length ? null : emptyData(request, 'jobs'),
		departments: [...departments].map(([department, jobs]) => ({
			key: department ?? 'other',
			name: department ? t(`department.${department}`) : t('careers.otherDepartment'),
			jobs: optionalEach(request, 'position', jobs, (job) => jobLine(request, job)),
		})),
	};
}

export function jobLine(request: PageRequest, career: Career) {
	const { locale, t } = request;
	const { name, summary } = career.translations[locale];
	const { employment, place } = jobFacts(request, career);
	return {
		id: career.id,
		to: recordAddress('career', career, locale),
		name,
		summary,
		facts: [place, employment?.replaceAll(' ', '\u00a0')].filter(Boolean).join('\u00a0· '),
		until: career.valid_through && t('records.openUntil', { date: createFormats(request).date(career.valid_through, 'short') }),
	};
}
