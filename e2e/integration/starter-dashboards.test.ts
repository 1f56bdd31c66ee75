import { expect, test } from 'vitest';
import { prepareStarterLists } from '#bin/prepare-content.ts';
import { agentRole } from '#cms/access/agent.ts';
import { DASHBOARD } from '#cms/access/dashboards.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import type { Role } from '#cms/access/permission.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { starterDashboards } from '#seed/starter/dashboards.ts';
import { placePanels } from '#seed/starter/make-dashboards.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask } from '../system.ts';

const roles: [string, Role, { en: string; ar: string }, Record<string, unknown>][] = [
	['an agent', agentRole, DASHBOARD.agent, { agent: 1001 }],
	['an editor', editorRole, DASHBOARD.editor, {}],
	['a sales manager', salesManagerRole, DASHBOARD.salesManager, {}],
	['HR', hrRole, DASHBOARD.hr, {}],
];

type Panel = ReturnType<typeof placePanels>[number];

function buildQuestion({ type, options }: Panel): { collection: string; query: object } {
	const { collection, filter = {}, field, function: sum, groupByField, aggregateField, aggregateFunction, sortField } = options;
	const query =
		type === 'metric'
			? { aggregate: { [String(sum)]: [field] }, filter }
			: type === 'metric-list'
				? { aggregate: { [String(aggregateFunction)]: [aggregateField] }, group: [groupByField], filter, limit: 8 }
				: { fields: ['id'], sort: [sortField], filter, limit: 10 };
	return { collection: String(collection), query };
}

const write = (value: unknown): string =>
	Array.isArray(value)
		? `[${value.map(write).join(', ')}]`
		: typeof value === 'object' && value !== null
			? `{${Object.entries(value).map(([name, inner]) => `${name}: ${write(inner)}`)}}`
			: JSON.stringify(value);

/** One GraphQL document for the whole dashboard, as Studio sends it. */
function buildDocument(panels: Panel[]): string {
	const parts = panels.flatMap(({ type, options }, index) => {
		const { collection, filter, field, function: sum, groupByField, aggregateField, aggregateFunction, sortField } = options;
		const asked = filter ? `, filter: ${write(filter)}` : '';
		if (type === 'metric') return `panel_${index}: ${collection}_aggregated (limit: 1${asked}) { ${sum} { ${field} } }`;
		if (type === 'metric-list')
			return `panel_${index}: ${collection}_aggregated (limit: 8, sort: ["-${aggregateFunction}.${aggregateField}"]${asked}, groupBy: ["${groupByField}"]) { ${aggregateFunction} { ${aggregateField} } group }`;
		return type === 'list' ? `panel_${index}: ${collection} (limit: 10, sort: "${sortField}"${asked}) { id ${sortField} }` : [];
	});
	return `query { ${parts.join(' ')} }`;
}

test.each(roles)('%s sees only their dashboards, every panel works, and none can be changed', async (_who, role, ids, more) => {
	const { token } = await colleague(role, more);
	const { data } = await asked<{ id: string }[]>('GET', '/dashboards?fields=id&limit=-1', token);
	expect(data?.map(({ id }) => id).sort()).toEqual(Object.values(ids).sort());
	const { rows = [] } = starterDashboards.find((dashboard) => dashboard.ids === ids) ?? {};
	const panels = [...placePanels(rows, 'en'), ...placePanels(rows, 'ar')];
	const { data: shown } = await asked<{ id: string }[]>('GET', '/panels?fields=id&limit=-1', token);
	expect([shown?.length, panels.length > 8]).toEqual([panels.length, true]);
	for (const panel of panels) {
		const { collection, query } = buildQuestion(panel);
		expect((await asked('SEARCH', `/items/${collection}`, token, { query })).status, panel.name).toBe(200);
	}
	for (const language of ['en', 'ar'] as const) {
		const { status, text } = await ask('POST', '/graphql', token, { query: buildDocument(placePanels(rows, language)) });
		expect([status, JSON.parse(text).errors]).toEqual([200, undefined]);
	}
	expect((await ask('PATCH', `/dashboards/${ids.en}`, token, { name: 'Mine' })).status).toBe(403);
	expect((await ask('DELETE', `/panels/${shown?.[0]?.id}`, token)).status).toBe(403);
	expect((await ask('POST', '/dashboards', token, { name: 'Mine' })).status).toBe(403);
});

test('an agent’s panels count their own records', async () => {
	const { token } = await colleague(agentRole, { agent: 1001 });
	const query = '{ property_aggregated(filter: { agent: { id: { _eq: "$CURRENT_USER.agent" } } }) { count { id } } }';
	const { data } = await asked<{ property_aggregated: { count: { id: number } }[] }>('POST', '/graphql', token, { query });
	const [counted] = await admin.get<{ count: number }[]>('/items/property?filter[agent][_eq]=1001&aggregate[count]=*');
	expect(data?.property_aggregated[0]?.count.id).toBe(Number(counted?.count));
	expect(Number(counted?.count)).toBeGreaterThan(0);
});

test('a changed or deleted dashboard is not restored', async () => {
	const before = await admin.get<{ name: string }>(`/dashboards/${DASHBOARD.hr.en}?fields=name`);
	await admin.patch(`/dashboards/${DASHBOARD.hr.en}`, { name: 'Ours' });
	await prepareStarterLists(admin);
	expect(await admin.get(`/dashboards/${DASHBOARD.hr.en}?fields=name`)).toEqual({ name: 'Ours' });
	await admin.patch(`/dashboards/${DASHBOARD.hr.en}`, before);
});
