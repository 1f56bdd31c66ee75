import type { Api } from '#directus/api.ts';

/** Agents were written to by a flow of Directus, which sent a mail once and noted it as sent whatever became of it. The site does so now. */
const FLOW = 'a1f00000-0000-4000-8000-000000000001';

export async function removeAgentMailFlow(api: Api): Promise<string[]> {
	const found = await api.get<{ id: string }[]>(`/flows?filter[id][_eq]=${FLOW}&fields=id`);
	if (found.length === 0) return [];
	await api.delete(`/flows/${FLOW}`);
	return ['the flow that wrote to agents removed: the site writes to them'];
}
