import { DASHBOARD } from '#cms/access/dashboards.ts';
import type { Api } from '#directus/api.ts';
import type { Actor } from './actors.ts';
import { word } from './canary.ts';

/** Comments, bookmarks and notifications of each user, and dashboards of roles and of the administrator. */
export async function makeSystemRows(admin: Api, actors: Actor[]): Promise<void> {
	const users = actors.flatMap(({ user }) => user ?? []);
	const [first] = await admin.get<{ id: number }[]>('/items/property?limit=1&sort=id&fields=id');
	for (const user of users) {
		await admin.post('/presets', { user, bookmark: word(), collection: 'property', layout_query: { note: word() } });
		await admin.post('/notifications', { recipient: user, subject: word(), message: word() });
	}
	await admin.post('/comments', { collection: 'property', item: String(first?.id), comment: word() });
	await makeDashboard(admin, {});
	for (const id of Object.values(DASHBOARD).flatMap((ids) => Object.values(ids))) await makeDashboard(admin, { id });
	await admin.post('/shares', { name: word(), collection: 'property', item: String(first?.id) });
	await admin.post('/folders', { name: word() });
	const { id: version } = await admin.post<{ id: string }>('/versions', {
		...{ key: word(), name: word(), collection: 'property', item: String(first?.id) },
	});
	await admin.post(`/versions/${version}/save`, { reference: word() });
}

async function makeDashboard(admin: Api, key: { id?: string }): Promise<void> {
	const { id: dashboard } = await admin.post<{ id: string }>('/dashboards', { ...key, name: word(), note: word() });
	const place = { position_x: 1, position_y: 1, width: 4, height: 4 };
	await admin.post('/panels', { dashboard, name: word(), type: 'label', ...place, options: { text: word() } });
}
