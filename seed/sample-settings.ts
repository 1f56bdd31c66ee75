import { isDeepStrictEqual } from 'node:util';
import type { Api } from '#directus/api.ts';
import type { Row } from './records.ts';
import { sampleSettings } from './world/settings.ts';

type Texts = Row & { id: number; languages_code: string };

const isEmpty = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Fills in sample values that no editor has set. */
export async function completeSettings(api: Api, sample: Row): Promise<void> {
	const present = await api.get<Row>('/items/setting');
	const missing = Object.entries(sample).filter(([name]) => isEmpty(present[name]));
	await api.patch('/items/setting', { ...Object.fromEntries(missing), sample_content: true });
}

/** Clears every value that is still the sample's, field by field. */
export async function clearSampleSettings(api: Api): Promise<void> {
	const { translations, ...present } = await api.get<Row & { translations: Texts[] }>('/items/setting?fields=*,translations.*');
	const { translations: sampleTexts, sample_content: _, ...sample } = sampleSettings;
	await api.patch('/items/setting', sameValues(present, sample));
	for (const text of translations) {
		const sampleText = sampleTexts.find(({ languages_code }) => languages_code === text.languages_code);
		const { languages_code: __, ...values } = sampleText ?? { languages_code: '' };
		const cleared = sameValues(text, values);
		if (Object.keys(cleared).length) await api.patch(`/items/setting_translations/${text.id}`, cleared);
	}
}

const sameValues = (present: Row, sample: Row): Row =>
	Object.fromEntries(Object.entries(sample).flatMap(([name, value]) => (isDeepStrictEqual(present[name], value) ? [[name, null]] : [])));
