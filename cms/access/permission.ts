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

export type Policy = {
	id: string;
	name: string;
	icon: string;
	description: string;
	app_access: boolean;
	enforce_tfa?: boolean;
	permissions: Permission[];
};

export type Role = { id: string; name: string; icon: string; description: string; policies: Policy[] };

/** Names of roles contain both languages, English first. */
export const englishName = ({ name }: Pick<Role, 'name'>): string => name.split(' · ')[0] ?? name;

type Details = Partial<Omit<Permission, 'collection' | 'action'>>;

/** Without a condition on rows, Directus's search would look into all fields, listed or not, so such a rule gets one that is always true. */
const everyRow = (collection: string): Filter => ({ [collection === 'languages' ? 'code' : 'id']: { _nnull: true } });

export function allow(action: Action, collection: string, details: Details = {}): Permission {
	const permission = { collection, action, fields: ['*'], permissions: {}, validation: null, presets: null, ...details };
	const isOpen = action === 'read' && !permission.fields.includes('*') && Object.keys(permission.permissions).length === 0;
	return isOpen ? { ...permission, permissions: everyRow(collection) } : permission;
}

export const allowAll = (actions: Action[], collection: string, details: Details = {}): Permission[] =>
	actions.map((action) => allow(action, collection, action === 'create' ? { ...details, permissions: {} } : details));
