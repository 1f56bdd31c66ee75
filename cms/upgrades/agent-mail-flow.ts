import type { Api } from '#directus/api.ts';

/** Removes the Directus flow that used to send agents' mails, once and without retries. The site sends them now. */
const FLOW = 'a1f00000-0000-4000-8000-000000000001';

export async function removeAgentMailFlow(api: Api): Promise<string[]> {
	const found = await api.get<{ id: string }[]>(`/flows?filter[id][_eq]=${FLOW}&fields=id`);
	if (found.length === 0) return [];
	await api.delete(`/flows/${FLOW}`);
	return ['the flow that wrote to agents removed: the site writes to them'];
}
