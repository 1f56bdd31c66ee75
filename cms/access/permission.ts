export type Action = 'create' | 'read' | 'update' | 'delete';

export type Filter = Record<string, unknown>;

export type Permission = {
	collection: string;
	action: Action;
	fields: string[];
	permissions: Filter;
	validation: Filter | null;
	presets: Record<string, unknown> | null;
};

export type Policy = { id: string; name: string; icon: string; description: string; app_access: boolean; permissions: Permission[] };

export type Role = { id: string; name: string; icon: string; description: string; policies: Policy[] };

type Details = Partial<Omit<Permission, 'collection' | 'action'>>;

export const allow = (action: Action, collection: string, details: Details = {}): Permission => ({
	collection,
	action,
	fields: ['*'],
	permissions: {},
	validation: null,
	presets: null,
	...details,
});

export const allowAll = (actions: Action[], collection: string, details: Details = {}): Permission[] =>
	actions.map((action) => allow(action, collection, action === 'create' ? { ...details, permissions: {} } : details));
