import { type Examiner, isRefused } from '../examiner.ts';
import { listCollections } from '../truth.ts';

/** Endpoints that belong to no collection. */
const addresses = [
	'/server/info',
	'/server/health',
	'/server/specs/oas',
	'/server/specs/graphql/items',
	'/server/specs/graphql/system',
	'/schema/snapshot',
	'/collections',
	'/fields',
	'/relations',
	'/extensions',
	'/metrics',
	'/users/me?fields=*.*.*',
	'/roles/me?fields=*.*.*',
	'/policies/me',
	'/policies/me/globals',
	'/permissions/me',
	'/shares/info/00000000-0000-4000-8000-00000000dead',
	'/auth',
	'/deployments',
	'/ai/chat',
	'/mcp',
];

export async function askEndpoints(examiner: Examiner): Promise<void> {
	for (const path of addresses) await examiner.look('other address', { method: 'GET', path });
	await askForAssets(examiner);
	await askForPreviewLinks(examiner);
	for (const { name } of listCollections(examiner.schema)) {
		const query = { fields: ['*'], limit: -1 };
		await examiner.look('utils/export', {
			method: 'POST',
			path: `/utils/export/${name}`,
			body: { format: 'csv', query, file: { title: 'x' } },
		});
	}
	await new Promise((resolve) => setTimeout(resolve, 300));
	await examiner.look('utils/export', { method: 'GET', path: '/files?limit=-1&fields=*' });
	await examiner.look('utils/export', { method: 'GET', path: '/notifications?limit=-1&fields=*' });
	await triggerFlows(examiner);
}

/** A file is served to whoever may read its entry; the logo to everybody, because the sign-in page shows it. */
async function askForAssets(examiner: Examiner): Promise<void> {
	const [settings] = examiner.truth.rows.get('directus_settings') ?? [];
	for (const file of examiner.truth.rows.get('directus_files') ?? []) {
		const question = { method: 'GET', path: `/assets/${file['id']}` };
		const answer = await examiner.client.ask(examiner.actor, question);
		const may = file['id'] === settings?.['project_logo'] || examiner.sees('directus_files', file)('id');
		if (isRefused(answer) === may)
			examiner.report({ collection: 'directus_files', field: 'file', kind: may ? 'MISSING' : 'asset' }, question);
	}
}

/** A preview link can be made by whoever may read the record. */
async function askForPreviewLinks(examiner: Examiner): Promise<void> {
	for (const collection of ['property', 'project', 'post', 'career', 'offer', 'page'])
		for (const row of examiner.truth.rows.get(collection) ?? []) {
			const question = { method: 'POST', path: '/preview-link', body: { collection, id: row['id'] } };
			const answer = await examiner.client.ask(examiner.actor, question);
			if (!isRefused(answer) && !examiner.sees(collection, row)('id'))
				examiner.report({ collection, field: 'id', kind: 'preview link' }, question);
		}
}

async function triggerFlows(examiner: Examiner): Promise<void> {
	for (const flow of examiner.truth.rows.get('directus_flows') ?? [])
		for (const method of ['GET', 'POST']) {
			const question = {
				method,
				path: `/flows/trigger/${flow['id']}?collection=enquiry`,
				...(method === 'POST' && { body: { collection: 'enquiry', keys: [1] } }),
			};
			const answer = await examiner.look('flow', question);
			if (!isRefused(answer)) examiner.report({ collection: 'directus_flows', field: 'trigger', kind: 'flow' }, question);
		}
}
