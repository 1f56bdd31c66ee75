import type { Api } from '#directus/api.ts';
import { checkPassword } from '#directus/check-password.ts';
import { readAll } from '#directus/read-all.ts';
import { agentRole } from './agent.ts';
import { DASHBOARD } from './dashboards.ts';
import { editorRole } from './editor.ts';
import { hrRole } from './hr.ts';
import { englishName, type Role } from './permission.ts';
import { salesManagerRole } from './sales-manager.ts';

/** The accounts that exist while sample content is loaded. */
export const sampleStaff = {
	editor: 'editor@example.com',
	agent: 'agent@example.com',
	salesManager: 'sales@example.com',
	hr: 'hr@example.com',
};

/** `isAgent`: linked to the sample's first agent. `dashboard`: the first page after sign-in. */
type SampleAccount = { id: string; email: string; role: Role; dashboard: { en: string }; isAgent?: true };

const sampleAccounts: SampleAccount[] = [
	{ id: 'a1e00000-0000-4000-8000-000000000003', email: sampleStaff.editor, role: editorRole, dashboard: DASHBOARD.editor },
	{ id: 'a1e00000-0000-4000-8000-000000000004', email: sampleStaff.agent, role: agentRole, dashboard: DASHBOARD.agent, isAgent: true },
	{
		id: 'a1e00000-0000-4000-8000-000000000006',
		email: sampleStaff.salesManager,
		role: salesManagerRole,
		dashboard: DASHBOARD.salesManager,
	},
	{ id: 'a1e00000-0000-4000-8000-000000000007', email: sampleStaff.hr, role: hrRole, dashboard: DASHBOARD.hr },
];

export type IssuePassword = (email: string) => string;

const ids = sampleAccounts.map(({ id }) => id);

const present = async (api: Api) =>
	new Map(
		(await api.get<{ id: string; status: string }[]>(`/users?filter[id][_in]=${ids}&fields=id,status&limit=-1`)).map((user) => [
			user.id,
			user.status,
		]),
	);

/** Creates missing accounts, each with its own password. Existing ones keep password and status. */
export async function applySampleStaff(api: Api, issuePassword: IssuePassword, firstAgent: number): Promise<void> {
	const accounts = await present(api);
	for (const { id, email, role, dashboard, isAgent } of sampleAccounts) {
		const user = { role: role.id, ...(isAgent && { agent: firstAgent }) };
		if (accounts.has(id)) await api.patch(`/users/${id}`, user);
		else
			await api.post('/users', {
				...user,
				id,
				email,
				first_name: 'Sample',
				last_name: englishName(role),
				password: issuePassword(email),
				status: 'active',
				last_page: `/insights/${dashboard.en}`,
			});
	}
}

/**
 * Earlier versions gave all sample accounts one password: this replaces it. Suspended accounts get a new one without trying the old.
 * False if Directus could not check all of them, so that it is tried again.
 */
export async function replaceSharedPassword(api: Api, shared: string, issuePassword: IssuePassword): Promise<boolean> {
	const accounts = await present(api);
	let isDone = true;
	for (const { id, email } of sampleAccounts) {
		const status = accounts.get(id);
		if (!status) continue;
		const check = status === 'active' ? await checkPassword(api.url, email, shared) : 'right';
		if (check === 'right') await api.patch(`/users/${id}`, { password: issuePassword(email) });
		if (check === 'unknown') isDone = false;
	}
	return isDone;
}

export async function removeSampleStaff(api: Api): Promise<void> {
	const accounts = [...(await present(api)).keys()];
	if (accounts.length === 0) return;
	// Directus cannot delete a user that files still refer to.
	for (const field of ['uploaded_by', 'modified_by']) {
		const files = await readAll<{ id: string }>(api, '/files', ['id'], { [field]: { _in: accounts } });
		for (let at = 0; at < files.length; at += 100)
			await api.patch('/files', { keys: files.slice(at, at + 100).map(({ id }) => id), data: { [field]: null } });
	}
	await api.delete('/users', accounts);
}
