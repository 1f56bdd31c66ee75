import type { Api } from '#directus/api.ts';
import { FOLDER } from '../schema/collections/common.ts';

const BATCH = 100;

/** Moves CVs out of the folder of offered properties, where everyone who works on leads could read them. */
export async function moveCvs(api: Api): Promise<string[]> {
	let moved = 0;
	for (;;) {
		const applications = await api.search<{ cv: string }[]>('/items/job_application', {
			filter: { cv: { folder: { _eq: FOLDER.inbox } } },
			fields: ['cv'],
			limit: BATCH,
		});
		const keys = [...new Set(applications.map(({ cv }) => cv))];
		if (keys.length === 0) break;
		await api.patch('/files', { keys, data: { folder: FOLDER.applications } });
		moved += keys.length;
	}
	return moved ? [`${moved} CVs moved to their folder`] : [];
}
