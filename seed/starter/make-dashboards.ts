import type { Label } from '#cms/schema/define.ts';
import type { Api } from '#directus/api.ts';
import { type StarterDashboard, type StarterPanel, starterDashboards } from './dashboards.ts';

type Language = keyof Label;

const GAP = 1;

/** Where each panel of the rows lies. */
export function placePanels(rows: StarterPanel[][], language: Language) {
	let top = 1;
	return rows.flatMap((row) => {
		const position_y = top;
		top += Math.max(...row.map(({ height }) => height)) + GAP;
		let start = 1;
		return row.map(({ name, options, ...panel }) => {
			const position_x = start;
			start += panel.width + GAP;
			return { ...panel, options: inOneLanguage(options, language), name: name[language], show_header: true, position_x, position_y };
		});
	});
}

const isLabel = (value: unknown): value is Label => typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

const inOneLanguage = (options: StarterPanel['options'], language: Language): StarterPanel['options'] =>
	Object.fromEntries(Object.entries(options).map(([name, value]) => [name, isLabel(value) ? value[language] : value]));

const buildDashboards = ({ ids, name, icon, rows }: StarterDashboard) =>
	(['en', 'ar'] as const).map((language) => ({ id: ids[language], name: name[language], icon, panels: placePanels(rows, language) }));

/** The dashboards that each role begins with. One that is there stays as it is. */
export async function makeDashboards(api: Api): Promise<void> {
	const present = await api.get<{ id: string }[]>('/dashboards?limit=-1&fields=id');
	for (const dashboard of starterDashboards.flatMap(buildDashboards))
		if (!present.some(({ id }) => id === dashboard.id)) await api.post('/dashboards', dashboard);
}
