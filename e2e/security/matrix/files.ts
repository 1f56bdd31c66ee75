import { FOLDER } from '#cms/schema/collections/common.ts';
import type { Api } from '#directus/api.ts';
import { createApi } from '#directus/api.ts';
import type { Actor } from './actors.ts';
import { word } from './canary.ts';
import type { FilesByFolder, Key } from './content.ts';

const { inbox, applications, properties, people, documents } = FOLDER;

/** Files in public, private and no folders, with canaries in their metadata. */
export async function makeFiles(admin: Api): Promise<FilesByFolder> {
	const upload = (folders: (string | null)[]) => Promise.all(folders.map((folder) => uploadFile(admin, folder)));
	const files = {
		public: await upload([properties, people, documents]),
		inbox: await upload([inbox, inbox, inbox, inbox, inbox]),
		applications: await upload([applications, applications, applications, applications]),
	};
	await upload([null]);
	return files;
}

/** Files uploaded by staff themselves. */
export async function makeFilesOfActors(url: string, actors: Actor[]): Promise<void> {
	for (const actor of actors)
		if (actor.token && actor.role !== 'none' && actor.role !== 'site')
			await uploadFile(
				createApi(url, actor.token),
				actor.role === 'hr' ? applications : actor.role === 'salesManager' ? inbox : properties,
			);
}

async function uploadFile(api: Api, folder: string | null): Promise<Key> {
	const form = new FormData();
	if (folder) form.set('folder', folder);
	for (const name of ['title', 'description', 'location']) form.set(name, word());
	form.set('file', new Blob([`%PDF-1.4 ${word()}`], { type: 'application/pdf' }), `${word()}.pdf`);
	const { id } = await api.post<{ id: string }>('/files?fields=id', form);
	return id;
}
