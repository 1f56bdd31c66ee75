import { editorRole } from '../../access/editor.ts';
import { hrRole } from '../../access/hr.ts';
import { findAudience, type NoticeAudience } from '../../access/notices.ts';
import { salesManagerRole } from '../../access/sales-manager.ts';
import type { Database, Row } from '../hook.ts';

const roleByConcern: Record<NoticeAudience, string> = { content: editorRole.id, leads: salesManagerRole.id, applications: hrRole.id };

export type Person = { id: string; language: unknown; isConcerned: (notice: Row) => boolean };

/** Everybody who can sign in and act on a notice; administrators can act on all. */
export async function readNoticeRecipients(database: Database): Promise<Person[]> {
	const policies = await database('directus_policies').select('id').where('admin_access', true);
	const access = await database('directus_access')
		.select('role', 'user')
		.whereIn(
			'policy',
			policies.map(({ id }) => id),
		);
	const [settings] = await database('directus_settings').select('default_language').limit(1);
	const users = await database('directus_users').select('id', 'email', 'role', 'language').where('status', 'active');
	const isAdministrator = ({ id, role }: Row) => access.some((one) => one['user'] === id || (role !== null && one['role'] === role));
	return users
		.filter(({ email }) => email !== null)
		.map((user) => ({
			id: String(user['id']),
			language: user['language'] ?? settings?.['default_language'],
			isConcerned: ({ collection }) => isAdministrator(user) || user['role'] === roleByConcern[findAudience(collection)],
		}));
}
