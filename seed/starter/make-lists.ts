import { listPayload } from '#cms/schema/compile.ts';
import type { Label } from '#cms/schema/define.ts';
import { model } from '#cms/schema/model.ts';
import { STUDIO_LANGUAGE } from '#cms/schema/strings.ts';
import type { Api } from '#directus/api.ts';
import { type StarterList, starterLists } from './lists.ts';

type Preset = { role: string; collection: string; bookmark: string | null };

/** Not with the keys of the schema's own words, which every start brings back to what the files say. */
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

/** The lists that each role begins with. What is there already stays as it is. */
export async function makeLists(api: Api): Promise<void> {
	const present = await api.get<Preset[]>(
		'/presets?limit=-1&filter[role][_nnull]=true&filter[user][_null]=true&fields=role,collection,bookmark',
	);
	const idOf = ({ role, collection, bookmark }: Preset) => [role, collection, bookmark].join();
	const known = new Set(present.map(idOf));
	await makeNames(api);
	for (const preset of starterLists.map(buildPreset)) if (!known.has(idOf(preset))) await api.post('/presets', preset);
}

async function makeNames(api: Api): Promise<void> {
	const present = await api.get<{ key: string; language: string }[]>('/translations?limit=-1&fields=key,language');
	const names = new Map(starterLists.flatMap(({ name }) => (name ? [[buildKey(name), name] as const] : [])));
	const missing = [...names].flatMap(([key, name]) =>
		(['en', 'ar'] as const)
			.map((language) => ({ key, language: STUDIO_LANGUAGE[language], value: name[language] }))
			.filter(({ language }) => !present.some((one) => one.key === key && one.language === language)),
	);
	if (missing.length) await api.post('/translations', missing);
}
