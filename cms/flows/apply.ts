import { createHash } from 'node:crypto';
import type { Api } from '#directus/api.ts';
import type { Flow, Operation } from './flow.ts';
import { tellAgent } from './tell-agent.ts';

const flows = [tellAgent];

/**
 * Makes the flows, and makes them anew when their version rises. Between versions they are the administrator's to change or switch off;
 * only one whose steps are all apart is put together again: refused deletions used to leave it so.
 */
export async function applyFlows(api: Api): Promise<string[]> {
	const changes: string[] = [];
	for (const flow of flows) if (await applyFlow(api, flow)) changes.push(`flow ${flow.name}`);
	return changes;
}

type Step = { id: string; resolve: string | null; reject: string | null };

const isApart = (steps: Step[]) => steps.length > 1 && steps.every(({ resolve, reject }) => !resolve && !reject);

async function applyFlow(api: Api, { id, version, operations, ...flow }: Flow): Promise<boolean> {
	const description = `${flow.description} (${version})`;
	const [current] = await api.get<{ description: string; operations: Step[] }[]>(
		`/flows?filter[id][_eq]=${id}&fields=description,operations.id,operations.resolve,operations.reject`,
	);
	if (current?.description === description && !isApart(current.operations)) return false;
	// The description is written last: whoever is interrupted begins again.
	if (!current) await api.post('/flows', { id, ...flow, description: '', status: 'active', accountability: null });
	else {
		await api.patch(`/flows/${id}`, { operation: null });
		if (current.operations.length)
			await api.delete(
				'/operations',
				current.operations.map((step) => step.id),
			);
	}
	const buildOperationId = (key: string | undefined) => (key ? operationId(id, key) : null);
	const row = ({ key, name, type, options, at: [x, y] }: Operation) => ({
		id: buildOperationId(key),
		flow: id,
		key,
		name,
		type,
		options,
		position_x: x,
		position_y: y,
	});
	await api.post('/operations', operations.map(row));
	for (const { key, resolve, reject } of operations)
		if (resolve || reject)
			await api.patch(`/operations/${buildOperationId(key)}`, { resolve: buildOperationId(resolve), reject: buildOperationId(reject) });
	await api.patch(`/flows/${id}`, { ...flow, description, operation: buildOperationId(operations[0].key) });
	return true;
}

/** The same for the same flow and key, in the form of a UUID. */
function operationId(flow: string, key: string): string {
	const hex = createHash('sha256').update(`${flow} ${key}`).digest('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
