import { allow, type Permission } from './permission.ts';

export type DashboardIds = { en: string; ar: string };

const buildIds = (number: number): DashboardIds => ({
	en: `a1b00000-0000-4000-8000-00000000000${number}`,
	ar: `a1b00000-0000-4000-8000-00000000001${number}`,
});

/** The dashboards of each role (`seed/starter/dashboards.ts`), one per language, because Studio does not translate them. Other dashboards are for administrators only. */
export const DASHBOARD = { agent: buildIds(1), editor: buildIds(2), salesManager: buildIds(3), hr: buildIds(4) };

/** Read-only; panels show data with the rights of the person who looks. */
export const readsDashboards = (ids: DashboardIds): Permission[] => {
	const own = { _in: Object.values(ids) };
	return [
		allow('read', 'directus_dashboards', { permissions: { id: own } }),
		allow('read', 'directus_panels', { permissions: { dashboard: own } }),
	];
};
