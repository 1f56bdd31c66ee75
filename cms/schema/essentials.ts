import type { Api } from '#directus/api.ts';
import { FOLDER } from './collections/common.ts';

/** Rows the model cannot live without: the two languages and the folders files are sorted into. */
const languages = [
	{ code: 'en_US', name: 'English', tag: 'en-US', direction: 'ltr' },
	{ code: 'ar_EG', name: 'العربية', tag: 'ar-EG', direction: 'rtl' },
];

const PN_BLUE = '#1a3aa6';
const DIRECTUS_PURPLE = '#6644FF';

const folders = [
	{ id: FOLDER.properties, name: 'Properties · العقارات' },
	{ id: FOLDER.projects, name: 'Compounds · الكمبوندات' },
	{ id: FOLDER.places, name: 'Places · الأماكن' },
	{ id: FOLDER.companies, name: 'Companies · الشركات' },
	{ id: FOLDER.people, name: 'People · الأشخاص' },
	{ id: FOLDER.editorial, name: 'Website · الموقع' },
	{ id: FOLDER.documents, name: 'Documents · المستندات' },
	{ id: FOLDER.inbox, name: 'Private: sent by visitors · خاص: مرسل من الزوار' },
	{ id: FOLDER.applications, name: 'Private: job applications · خاص: طلبات التوظيف' },
];

/** Studio in the brand's colour, unless an administrator chose another. */
async function applyBrand(api: Api): Promise<string[]> {
	const { project_color } = await api.get<{ project_color: string | null }>('/settings?fields=project_color');
	if (project_color && project_color !== DIRECTUS_PURPLE) return [];
	await api.patch('/settings', { project_color: PN_BLUE });
	return ['colour of Studio'];
}

export async function applyEssentials(api: Api): Promise<string[]> {
	const [presentLanguages, presentFolders] = await Promise.all([
		api.get<{ code: string }[]>('/items/languages?fields=code'),
		api.get<{ id: string }[]>('/folders?limit=-1&fields=id'),
	]);
	const missingLanguages = languages.filter(({ code }) => !presentLanguages.some((item) => item.code === code));
	const missingFolders = folders.filter(({ id }) => !presentFolders.some((item) => item.id === id));
	if (missingLanguages.length) await api.post('/items/languages', missingLanguages);
	if (missingFolders.length) await api.post('/folders', missingFolders);
	const branded = await applyBrand(api);
	return [...branded, ...missingLanguages.map(({ name }) => `language ${name}`), ...missingFolders.map(({ name }) => `folder ${name}`)];
}
