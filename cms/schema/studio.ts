import type { Api } from '#directus/api.ts';
import { changedKeys, isEmpty } from './differences.ts';
import type { PresetPayload, StringPayload } from './payloads.ts';

export async function applyStrings(api: Api, wanted: StringPayload[], changed: (what: string) => void) {
	const ours = { _or: [{ key: { _contains: 'pn_' } }, { key: { _in: [...new Set(wanted.map(({ key }) => key))] } }] };
	const actual = await api.search<(StringPayload & { id: string })[]>('/translations', { filter: ours, limit: -1 });
	const idOf = ({ key, language }: StringPayload) => `${key} ${language}`;
	const existing = new Map(actual.map((item) => [idOf(item), item]));
	const missing = wanted.filter((item) => !existing.has(idOf(item)));
	if (missing.length) await api.post('/translations', missing);
	for (const item of wanted) {
		const current = existing.get(idOf(item));
		if (current && current.value !== item.value) await api.patch(`/translations/${current.id}`, { value: item.value });
	}
	const kept = new Set(wanted.map(idOf));
	const obsolete = actual.filter((item) => !kept.has(idOf(item)));
	if (obsolete.length)
		await api.delete(
			'/translations',
			obsolete.map(({ id }) => id),
		);
	if (missing.length + obsolete.length) changed(`${missing.length} new and ${obsolete.length} obsolete words of Studio`);
}

/** The default view of each list: a preset without user or role. */
export async function applyPresets(api: Api, wanted: PresetPayload[], changed: (what: string) => void) {
	const actual = await api.get<(PresetPayload & { id: number })[]>(
		'/presets?limit=-1&filter[user][_null]=true&filter[role][_null]=true&filter[bookmark][_null]=true',
	);
	for (const preset of wanted) {
		const current = actual.find(({ collection }) => collection === preset.collection);
		const difference = current ? changedKeys(preset, current) : preset;
		if (isEmpty(difference)) continue;
		if (current) await api.patch(`/presets/${current.id}`, difference);
		else await api.post('/presets', preset);
		changed(`list of ${preset.collection}`);
	}
}
