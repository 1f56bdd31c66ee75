import type { PageRequest } from '#app/page-loader.ts';
import type { OptionData } from '#app/parts/forms/form-data.ts';

export const listAgents = ({ read, locale }: Pick<PageRequest, 'read' | 'locale'>): OptionData[] =>
	read.list('agent').map(({ id, translations }) => ({ value: String(id), text: translations[locale].name }));
