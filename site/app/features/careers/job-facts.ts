import type { Career } from '../../../../content/entities/editorial.ts';
import type { PageRequest } from '../../page-loader.ts';

export const jobFacts = ({ t, locale }: PageRequest, { department, employment, translations }: Career) => ({
	department: t(`department.${department as 'sales'}`),
	employment: employment && t(`employment.${employment as 'full_time'}`),
	place: translations[locale].place,
});
