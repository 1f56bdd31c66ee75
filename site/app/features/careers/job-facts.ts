import type { PageRequest } from '#app/page-loader.ts';
import type { Career } from '#content/entities/editorial.ts';

export const jobFacts = ({ t, locale }: PageRequest, { department, employment, translations }: Career) => ({
	department: department && t(`department.${department}`),
	employment: employment && t(`employment.${employment}`),
	place: translations[locale].place,
});
