import { allow, type Permission } from './permission.ts';

export type DashboardIds = { en: string; ar: string };

const idsOf = (number: number): DashboardIds => ({
	en: `a1b00000-0000-4000-8000-00000000000${number}`,
	ar: `a1b00000-0000-4000-8000-00000000001${number}`,
});

/** The dashboards that each role begins with (`seed/starter/dashboards.ts`), one in each language: Studio does not translate them. Others are for administrators. */
export const DASHBOARD = { agent: idsOf(1), editor: idsOf(2), salesManager: idsOf(3), hr: idsOf(4) };

/** To look at: what panels show is read with the rights of the person who looks. */
export const readsDashboards = (ids: DashboardIds): Permission[] => {
	const own = { _in: Object.values(ids) };
	return [
		allow('read', 'directus_dashboards', { permissions: { id: own } }),
		allow('read', 'directus_panels', { permissions: { dashboard: own } }),
	];
};
