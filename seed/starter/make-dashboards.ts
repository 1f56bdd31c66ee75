import type { Label } from '#cms/schema/define.ts';
import type { Api } from '#directus/api.ts';
import { type Locale, localeCodes } from '#domain/locales.ts';
import { type StarterPanel, starterDashboards } from './dashboards.ts';

const GAP = 1;

/** Positions of panels by rows, from the top of a dashboard or below existing panels. */
export function placePanels(rows: StarterPanel[][], language: Locale, below = 0) {
	let top = below + 1;
	return rows.flatMap((row) => {
		const position_y = top;
		top += Math.max(...row.map(({ height }) => height)) + GAP;
		let start = 1;
		return row.map(({ name, options, since: _, ...panel }) => {
			const position_x = start;
			start += panel.width + GAP;
			return { ...panel, options: inOneLanguage(options, language), name: name[language], show_header: true, position_x, position_y };
		});
	});
}

const isLabel = (value: unknown): value is Label => typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

const inOneLanguage = (options: StarterPanel['options'], language: Locale): StarterPanel['options'] =>
	Object.fromEntries(Object.entries(options).map(([name, value]) => [name, isLabel(value) ? value[language] : value]));

type Present = { id: string; panels: { position_y: number; height: number }[] };

/** Creates the dashboards of each role. Existing ones are kept, with panels of newer editions added below. */
export async function makeDashboards(api: Pick<Api, 'get' | 'post'>, edition: number): Promise<void> {
	const present = await api.get<Present[]>('/dashboards?limit=-1&fields=id,panels.position_y,panels.height&deep[panels][_limit]=-1');
	for (const { ids, name, icon, rows } of starterDashboards)
		for (const language of localeCodes) {
			const known = present.find(({ id }) => id === ids[language]);
			if (known) await addPanels(api, known, newRows(rows, edition), language);
			else await api.post('/dashboards', { id: ids[language], name: name[language], icon, panels: placePanels(rows, language) });
		}
}

/** Without a known edition, nothing is added to existing dashboards. */
const newRows = (rows: StarterPanel[][], edition: number): StarterPanel[][] =>
	edition === 0 ? [] : rows.map((row) => row.filter(({ since = 1 }) => since > edition)).filter((row) => row.length > 0);

async function addPanels(api: Pick<Api, 'post'>, { id, panels }: Present, rows: StarterPanel[][], language: Locale): Promise<void> {
	const below = Math.max(0, ...panels.map(({ position_y, height }) => position_y + height - 1));
	const added = placePanels(rows, language, below).map((panel) => ({ ...panel, dashboard: id }));
	if (added.length) await api.post('/panels', added);
}
