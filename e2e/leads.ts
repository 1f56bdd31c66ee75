import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { asked, type Colleague } from './staff.ts';
import { admin, siteToken } from './system.ts';
import { somePhone } from './visitor.ts';

export type Row = Record<string, unknown> & { id: number };
export type Notification = { subject: string; status: string; collection: string; item: string };

/** Rows made by a test file, removed afterwards with their people. */
export function leadsOfTest() {
	const made: [string, number][] = [];
	afterAll(async () => {
		const people = new Set<unknown>();
		for (const [collection, id] of made.reverse()) {
			const row = await admin.get<Row>(`/items/${collection}/${id}`).catch(() => null);
			if (row?.['person']) people.add(row['person']);
			await admin.delete(`/items/${collection}/${id}`).catch(() => {});
		}
		for (const person of people) await admin.delete(`/items/person/${person}`).catch(() => {});
	});
	const keep = <T extends { id: number } | null>(collection: string, row: T): T => {
		if (row) made.push([collection, row.id]);
		return row;
	};
	return {
		keep,
		fromSite: async (collection: string, row: Record<string, unknown>): Promise<Row> => {
			const sent = {
				key: randomUUID(),
				sent_at: new Date().toISOString(),
				reference: `PN-T${randomUUID().slice(0, 3)}-TEST`.toUpperCase(),
			};
			const { data } = await asked<Row>('POST', `/items/${collection}`, siteToken, {
				...sent,
				name: 'Visitor',
				phone: somePhone(),
				...row,
			});
			if (!data) throw new Error(`the site could not hand in ${collection}`);
			keep(collection, data);
			return admin.get<Row>(`/items/${collection}/${data.id}`);
		},
		byHand: async ({ token }: Colleague, row: Record<string, unknown>) => {
			const answer = await asked<Row>('POST', '/items/enquiry', token, row);
			return { status: answer.status, row: keep('enquiry', answer.data) };
		},
	};
}

export async function listNotifications({ token }: Colleague, { id }: Row, collection = 'enquiry'): Promise<Notification[]> {
	const filter = `filter[collection][_eq]=${collection}&filter[item][_eq]=${id}&filter[status][_eq]=inbox`;
	return (await asked<Notification[]>('GET', `/notifications?${filter}&limit=-1`, token)).data ?? [];
}

export const change = async ({ token }: Colleague, collection: string, id: number, body: object) =>
	(await asked('PATCH', `/items/${collection}/${id}`, token, body)).status;
