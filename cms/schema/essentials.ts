import { readFileSync } from 'node:fs';
import type { Api } from '#directus/api.ts';
import { FOLDER } from './collections/common.ts';

/** Rows that the schema depends on: the two languages, and the folders of files. */
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

const LOGO = {
	id: 'b1b7c0e2-0010-4a00-8000-000000000010',
	file: new URL('../../site/public/web-app-manifest-192x192.png', import.meta.url),
};

type Brand = { project_color: string | null; project_logo: string | null; project_descriptor: string | null };

/** Shown below the brokerage's name on the sign-in page, in both languages, because Studio does not know the reader's yet. */
const DESCRIPTOR = 'Studio · لوحة فريق العمل';

/** Studio in the brand's colour with its logo, unless an administrator chose others. */
async function applyBrand(api: Api): Promise<string[]> {
	const { project_color, project_logo, project_descriptor } = await api.get<Brand>(
		'/settings?fields=project_color,project_logo,project_descriptor',
	);
	const wanted = {
		...((!project_color || project_color === DIRECTUS_PURPLE) && { project_color: PN_BLUE }),
		...(!project_logo && { project_logo: await uploadLogo(api) }),
		...(!project_descriptor && { project_descriptor: DESCRIPTOR }),
	};
	if (Object.keys(wanted).length === 0) return [];
	await api.patch('/settings', wanted);
	return ['colour and mark of Studio'];
}

/** Without a folder, because the site does not use it. */
async function uploadLogo(api: Api): Promise<string> {
	const present = await api.get<unknown[]>(`/files?filter[id][_eq]=${LOGO.id}&fields=id`);
	if (present.length > 0) return LOGO.id;
	const form = new FormData();
	for (const [name, value] of Object.entries({ id: LOGO.id, title: 'PN' })) form.set(name, value);
	form.set('file', new Blob([new Uint8Array(readFileSync(LOGO.file))], { type: 'image/png' }), 'pn.png');
	await api.post('/files?fields=id', form);
	return LOGO.id;
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
