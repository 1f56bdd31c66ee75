import { allow, type Permission } from './permission.ts';

/** The dashboards that each role begins with (`seed/starter/dashboards.ts`), one in each language: Studio does not translate them. Others are for administrators. */
export const DASHBOARD = {
	agent: { en: 'a1b00000-0000-4000-8000-000000000001', ar: 'a1b00000-0000-4000-8000-000000000011' },
	editor: { en: 'a1b00000-0000-4000-8000-000000000002', ar: 'a1b00000-0000-4000-8000-000000000012' },
	salesManager: { en: 'a1b00000-0000-4000-8000-000000000003', ar: 'a1b00000-0000-4000-8000-000000000013' },
	hr: { en: 'a1b00000-0000-4000-8000-000000000004', ar: 'a1b00000-0000-4000-8000-000000000014' },
} as const;

/** To look at: what panels show is read with the rights of whoever looks. */
export const readsDashboards = (ids: { en: string; ar: string }): Permission[] => [
	allow('read', 'directus_dashboards', { permissions: { id: { _in: Object.values(ids) } } }),
	allow('read', 'directus_panels', { permissions: { dashboard: { _in: Object.values(ids) } } }),
];
