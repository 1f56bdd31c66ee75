import type { PageRequest } from '#app/page-loader.ts';
import type { OptionData } from '#app/parts/forms/form-data.ts';

/** Who a row can be looked up by, and given to. */
export const listAgents = ({ read, locale }: Pick<PageRequest, 'read' | 'locale'>): OptionData[] =>
	read.list('agent').map(({ id, translations }) => ({ value: String(id), text: translations[locale].name }));
