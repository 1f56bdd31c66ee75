import { word } from '../canary.ts';
import type { Question } from '../client.ts';
import type { Key, Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import { type Collection, isOurs } from '../schema.ts';
import { isOwn, listCollections } from '../truth.ts';
import { markedField, waysToDelete, waysToUpdate } from './kinds.ts';
import { findDifference, rereadRows } from './state.ts';

/** The preferences people may change in their own account. */
const ownSettings = [
	'language',
	'text_direction',
	'password',
	'avatar',
	'tfa_secret',
	'email_notifications',
	'appearance',
	'theme_light',
	'theme_dark',
	'theme_light_overrides',
	'theme_dark_overrides',
];

/** Written as a side effect of any work. */
const written = ['directus_activity', 'directus_revisions'];

/** What Studio stores for a person, and their uploads. */
const kept: Record<string, string> = {
	directus_presets: 'user',
	directus_comments: 'user_created',
	directus_files: 'uploaded_by',
	directus_notifications: 'recipient',
};

/** Directus's own data: accounts, roles, permissions, settings, flows, other people's files and comments. */
export async function trySystem(examiner: Examiner): Promise<void> {
	const { actor, client } = examiner;
	const system = listCollections(examiner.schema).filter(({ name }) => !isOurs(name) && !written.includes(name));
	for (const collection of system) {
		const field = markedField(collection);
		const others = (examiner.truth.rows.get(collection.name) ?? []).filter((row) => !mayChange(examiner, collection, row));
		for (const row of others.slice(0, 2)) {
			const key = row[collection.primary] as Key;
			if (field && !collection.isSingleton)
				for (const { question } of waysToUpdate(collection, field, key)) await client.tryWriting(actor, question);
			if (!collection.isSingleton) for (const { question } of waysToDelete(collection, key)) await client.tryWriting(actor, question);
		}
	}
	for (const question of [...accountAttempts(examiner), ...otherAttempts(examiner)]) await client.tryWriting(actor, question);
	for (const collection of system.filter(({ isSingleton }) => !isSingleton)) await judgeSystem(examiner, collection);
	await judgeSettings(examiner);
	await rereadRows(
		examiner,
		system.map(({ name }) => name),
	);
}

/** Editors manage all files except CVs, folders, and versions of content; sales managers describe files of visitors. */
function mayChange(examiner: Examiner, { name }: Collection, row: Row): boolean {
	const { role } = examiner.actor;
	if (name === 'directus_folders' || name === 'directus_versions') return role === 'editor';
	if (name === 'directus_users') return row['id'] === examiner.actor.user;
	return name in kept && isOwn(examiner, examiner.actor, name, row);
}

/** Assigning a request creates a notification for the agent and removes the previous agent's. */
const isBell = ({ name }: Collection, row: Row) =>
	name === 'directus_notifications' &&
	row['sender'] === null &&
	['enquiry', 'listing_submission', 'job_application'].includes(String(row['collection']));

async function judgeSystem(examiner: Examiner, collection: Collection): Promise<void> {
	const { actor, client } = examiner;
	const { made, gone, changed } = await findDifference(examiner, collection);
	const report = (kind: string, field: string, row: Row) => {
		client.countOf(actor).changed++;
		examiner.report({ collection: collection.name, field, kind }, `row ${row[collection.primary]}`);
	};
	const isOwnList = (row: Row) => collection.name !== 'directus_presets' || row['role'] === null;
	const isKept = (row: Row) =>
		isBell(collection, row) || (actor.user !== null && row[kept[collection.name] ?? ''] === actor.user && isOwnList(row));
	for (const row of made) if (!isKept(row) && !mayChange(examiner, collection, row)) report('made', '*', row);
	for (const row of gone) if (!mayChange(examiner, collection, row)) report('deleted', '*', row);
	for (const { before, fields } of changed)
		for (const field of fields) {
			const isSetting = collection.name === 'directus_users' && [...ownSettings, 'last_access', 'last_page'].includes(field);
			const isTakenBack = isBell(collection, before) && field === 'status';
			if (!isTakenBack && (!mayChange(examiner, collection, before) || (collection.name === 'directus_users' && !isSetting)))
				report('changed', field, before);
		}
}

async function judgeSettings({ client, truth, actor, report }: Examiner): Promise<void> {
	const now = await client.admin.get<Row>('/settings?fields=*');
	const [before = {}] = truth.rows.get('directus_settings') ?? [];
	for (const field of Object.keys(now))
		if (JSON.stringify(now[field]) !== JSON.stringify(before[field])) {
			client.countOf(actor).changed++;
			report({ collection: 'directus_settings', field, kind: 'changed' }, 'PATCH /settings');
		}
}

/** Attempts to gain rights: every field of the own account, and new accounts. */
function accountAttempts({ actor, schema, truth }: Examiner): Question[] {
	const fields = schema.collections.get('directus_users')?.fields ?? [];
	const [administrator] = (truth.rows.get('directus_roles') ?? []).filter(({ name }) => name === 'Administrator');
	const values: Row = {
		role: administrator?.['id'],
		status: 'suspended',
		email: `${word()}@example.com`,
		token: word(),
		provider: 'ldap',
		agent: 1,
		policies: [],
	};
	const own = fields
		.filter(({ name, isAlias }) => !isAlias && !ownSettings.includes(name))
		.map(({ name }) => ({ [name]: values[name] ?? word() }));
	return [
		...own.flatMap((body): Question[] => [
			{ method: 'PATCH', path: '/users/me', body },
			...(actor.user ? [{ method: 'PATCH', path: `/users/${actor.user}`, body }] : []),
		]),
		{
			method: 'POST',
			path: '/users',
			body: { email: `${word()}@example.com`, password: `Aa1!${word()}`, role: administrator?.['id'], status: 'active' },
		},
		{ method: 'POST', path: '/users/invite', body: { email: `${word()}@example.com`, role: administrator?.['id'] } },
		{ method: 'POST', path: '/users/register', body: { email: `${word()}@example.com`, password: `Aa1!${word()}` } },
		{
			method: 'POST',
			path: '/access',
			body: { user: actor.user, role: actor.roleId, policy: (truth.rows.get('directus_policies') ?? [])[0]?.['id'] },
		},
		{
			method: 'POST',
			path: '/permissions',
			body: { policy: (truth.rows.get('directus_policies') ?? [])[0]?.['id'], collection: 'person', action: 'read', fields: ['*'] },
		},
		{ method: 'POST', path: '/roles', body: { name: word(), policies: [] } },
		{ method: 'POST', path: '/policies', body: { name: word(), admin_access: true } },
	];
}

function otherAttempts({ actor, truth }: Examiner): Question[] {
	const hidden = (truth.rows.get('property') ?? []).find(({ status, agent }) => status === 'draft' && agent !== actor.agent);
	const item = String(hidden?.['id'] ?? 1);
	const other = (truth.rows.get('directus_users') ?? []).find(({ id }) => id !== actor.user)?.['id'];
	const post = (path: string, body: object): Question => ({ method: 'POST', path, body });
	return [
		{ method: 'PATCH', path: '/settings', body: { project_name: word(), project_descriptor: word() } },
		post('/flows', { name: word(), status: 'active', trigger: 'webhook' }),
		post('/operations', { key: word(), type: 'log', position_x: 1, position_y: 1 }),
		post('/shares', { name: word(), collection: 'property', item, role: actor.roleId }),
		post('/versions', { name: word(), key: word(), collection: 'property', item }),
		post('/comments', { collection: 'property_private', item, comment: word() }),
		post('/notifications', { recipient: other, subject: word(), message: word() }),
		post('/presets', { user: null, role: null, bookmark: word(), collection: 'property' }),
		post('/presets', { bookmark: word(), collection: 'property' }),
		post('/presets', { role: actor.roleId, bookmark: word(), collection: 'property' }),
		post('/presets', { user: actor.user, role: actor.roleId, bookmark: word(), collection: 'property' }),
		post('/presets', { user: other, bookmark: word(), collection: 'property' }),
		post('/dashboards', { name: word() }),
		post('/translations', { key: word(), language: 'en-US', value: word() }),
		post('/folders', { name: word() }),
		post('/files/import', { url: 'http://127.0.0.1:1/x.pdf', data: { title: word() } }),
		post('/collections', { collection: word(), schema: {}, meta: {} }),
		post('/fields/property', { field: word(), type: 'string', schema: {}, meta: {} }),
		post('/relations', { collection: 'property', field: 'type', related_collection: 'agent' }),
		post('/schema/apply', {}),
		post('/utils/cache/clear', {}),
		{ method: 'DELETE', path: '/collections/property' },
		{ method: 'DELETE', path: '/fields/property/price' },
		{ method: 'PATCH', path: '/collections/property', body: { meta: { accountability: null } } },
		{ method: 'PATCH', path: '/extensions/pn-query-rights', body: { meta: { enabled: false } } },
	];
}
