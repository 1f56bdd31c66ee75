import { afterAll, expect } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import type { AllowedChanges } from '#cms/extensions/counter/allowed-changes.ts';
import { colleague } from './staff.ts';
import { admin, adminToken, ask, eventually } from './system.ts';

type Group = { kind: string; total: number; hasMore: boolean; rows: Record<string, unknown>[] };
export type Answer = { groups: Group[]; owners: Record<string, unknown>[]; isAll: boolean; mayExport: boolean };

export const search = async (token: string | null, words: string, more: object = {}) => ask('POST', '/counter', token, { words, ...more });

export async function found(token: string, words: string, more: object = {}): Promise<Answer> {
	const { status, text } = await search(token, words, more);
	expect([status, status === 200 ? '' : text]).toEqual([200, '']);
	return JSON.parse(text).data;
}

/** What the person may do with a row; null when it was not found. */
export const findAllowed = ({ groups }: Answer, kind: string, id: number): AllowedChanges | null =>
	(groups.find((group) => group.kind === kind)?.rows.find((row) => row['id'] === id)?.['may'] as AllowedChanges | undefined) ?? null;

export const ids = ({ groups }: Answer, kind: string) => groups.find((group) => group.kind === kind)?.rows.map(({ id }) => id) ?? [];

/** Two agents: the test's own, and another. */
const [OWN, OTHER] = [1002, 1003];

/** A colleague of each role, and homes, owners, a client and an applicant with unique names. */
export async function makeCounterWorld() {
	const number = String(Math.floor(Math.random() * 1e6)).padStart(6, '0');
	/** As letters, since names have no digits. */
	const letters = [...number].map((digit) => 'bdfgklmnrs'[Number(digit)]).join('a');
	const words = {
		ownerPhone: `+20106${number}1`,
		owner: `Zulfiqar Qanawati${number}`,
		clientPhone: `+20106${number}2`,
		client: 'Bahgat Tarabulsi',
		applicantPhone: `+20106${number}3`,
		applicant: `Wagdi ${letters}`,
		ownOwnerPhone: `01155${number}`,
		draft: `Hushhush${number}`,
		mine: `Myown${number}`,
	};
	const made: [collection: string, id: number][] = [];
	async function create(collection: string, row: object): Promise<{ id: number; person?: number }> {
		const created = await admin.post<{ id: number; person?: number }>(`/items/${collection}`, row);
		made.unshift([collection, created.id]);
		return created;
	}
	const home = async (agent: number, status: string, owner: object, name: string) => {
		const translations = [{ languages_code: 'en_US', name }];
		return (await create('property', { type: 'villa', price: 5_000_000, area: 1001, agent, status, translations, private: [owner] })).id;
	};
	const [agent, stranger, editor, manager, hr] = await Promise.all([
		colleague(agentRole, { agent: OWN }),
		colleague(agentRole),
		colleague(editorRole),
		colleague(salesManagerRole),
		colleague(hrRole),
	]);
	const owner = { owner_name: words.owner, owner_phone: words.ownerPhone, internal_notes: 'sells at once' };
	const theirs = await home(OTHER, 'published', owner, 'Counted home');
	const draft = await home(OTHER, 'draft', {}, `${words.draft} draft`);
	const mine = await home(OWN, 'draft', { owner_name: 'Nagib Mine', owner_phone: words.ownOwnerPhone }, `${words.mine} villa`);
	const { id: enquiry } = await create('enquiry', { name: words.client, phone: words.clientPhone, message: 'When?' });
	await admin.patch(`/items/enquiry/${enquiry}`, { agent: OTHER });
	const { person } = await admin.get<{ person: number }>(`/items/enquiry/${enquiry}?fields=person`);
	const { id: application, person: applicant = 0 } = await create('job_application', {
		name: words.applicant,
		phone: words.applicantPhone,
	});
	afterAll(async () => {
		for (const one of [person, applicant]) await admin.delete(`/items/person/${one}`);
		for (const [collection, id] of made) await admin.delete(`/items/${collection}/${id}`).catch(() => {});
	});
	for (const [typed, kind] of [
		[words.ownerPhone, 'property'],
		[words.clientPhone, 'enquiry'],
		[words.clientPhone, 'person'],
		[words.applicantPhone, 'job_application'],
		[words.draft, 'property'],
		[words.mine, 'property'],
	] as const)
		await eventually(async () => ids(await found(adminToken, typed), kind).length > 0, `${kind} in the index`);
	return {
		number,
		words,
		create,
		...{ agent, stranger, editor, manager, hr, own: OWN, other: OTHER },
		...{ theirs, draft, mine, enquiry, person, application },
	};
}
