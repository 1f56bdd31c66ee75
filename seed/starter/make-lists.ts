import { listPayload } from '#cms/schema/compile.ts';
import type { Label } from '#cms/schema/define.ts';
import { model } from '#cms/schema/model.ts';
import { STUDIO_LANGUAGE } from '#cms/schema/strings.ts';
import type { Api } from '#directus/api.ts';
import { localeCodes } from '#domain/locales.ts';
import { type StarterList, starterLists } from './lists.ts';

type Preset = { role: string; collection: string; bookmark: string | null };
type Present = Preset & { id: number; layout_query: { tabular?: { fields?: string[] } } | null };

/** As the first edition created them. */
const formerColumns: Record<string, string> = {
	property: 'reference,translations,type,purpose,price,area,agent,price_checked_on,status',
	offer: 'translations,valid_from,valid_until,project,developer,status',
	post: 'image,translations,author,published_on,status',
	career: 'translations,department,valid_through,status',
};

/** Different from keys of the schema's translations, which every start resets. */
const buildKey = ({ en }: Label) => `starter_list_${en.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`;

export function buildPreset({ role, collection, name, icon, filter, columns, order }: StarterList) {
	const shape = model.find((one) => one.name === collection);
	if (!shape) throw new Error(`there is no collection ${collection}`);
	return {
		...listPayload({ ...shape, ...(columns && { columns }), ...(order && { order }) }),
		role: role.id,
		bookmark: name ? `$t:${buildKey(name)}` : null,
		...(icon && { icon }),
		filter: filter ?? null,
	};
}

/** Creates the roles' lists that were added after an edition. Lists that somebody changed or deleted stay so; columns that nobody changed are updated. */
export async function makeLists(api: Api, after: number): Promise<void> {
	const present = await api.get<Present[]>(
		'/presets?limit=-1&filter[role][_nnull]=true&filter[user][_null]=true&fields=id,role,collection,bookmark,layout_query',
	);
	const idOf = ({ role, collection, bookmark }: Preset) => [role, collection, bookmark].join();
	const known = new Map(present.map((preset) => [idOf(preset), preset]));
	await makeNames(api);
	for (const list of starterLists) {
		const preset = buildPreset(list);
		const current = known.get(idOf(preset));
		if (current && current.layout_query?.tabular?.fields?.join() === formerColumns[current.collection])
			await api.patch(`/presets/${current.id}`, { layout_query: preset.layout_query, layout_options: preset.layout_options });
		if (!current && (list.since ?? 1) > after) await api.post('/presets', preset);
	}
}

async function makeNames(api: Api): Promise<void> {
	const present = await api.get<{ key: string; language: string }[]>('/translations?limit=-1&fields=key,language');
	const names = new Map(starterLists.flatMap(({ name }) => (name ? [[buildKey(name), name] as const] : [])));
	const missing = [...names].flatMap(([key, name]) =>
		localeCodes
			.map((language) => ({ key, language: STUDIO_LANGUAGE[language], value: name[language] }))
			.filter(({ language }) => !present.some((one) => one.key === key && one.language === language)),
	);
	if (missing.length) await api.post('/translations', missing);
}
