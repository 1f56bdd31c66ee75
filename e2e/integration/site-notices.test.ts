import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { applyAccess } from '#cms/access/apply.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { seenOn, send } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { asked, type Colleague, colleague } from '../staff.ts';
import { admin, eventually, siteToken } from '../system.ts';
import { somePhone } from '../visitor.ts';

type Notice = { id: number; kind: string; collection: string; item: string; field: string; since: string };
type Notification = { subject: string; message: string; status: string };

/** A round of the site, plus the delay before Directus notifies. */
const SOON = 60_000;

const NOTICES = '/items/site_notice';
const noticesOf = async ({ token }: Colleague) => (await asked<Notice[]>('GET', `${NOTICES}?limit=-1`, token)).data ?? [];
const about = async (who: Colleague, item: string | number) => (await noticesOf(who)).filter((notice) => notice.item === String(item));
const listNotifications = async ({ token }: Colleague) =>
	(await asked<Notification[]>('GET', '/notifications?filter[collection][_eq]=site_notice&filter[status][_eq]=inbox', token)).data ?? [];

/** Problems left by other tests keep their notifications. */
const bellsGoWithTheLast = (who: Colleague) =>
	eventually(
		async () => (await admin.get<Notice[]>(NOTICES)).length > 0 || (await listNotifications(who)).length === 0,
		'the notifications to go',
	);

let editor: Colleague;
let sales: Colleague;
let hr: Colleague;
let agent: Colleague;
const tags: number[] = [];

beforeAll(async () => {
	editor = await colleague(editorRole, { language: 'ar-SA' });
	sales = await colleague(salesManagerRole);
	hr = await colleague(hrRole);
	agent = await colleague(agentRole);
});
afterAll(async () => {
	await applyAccess(admin);
	for (const id of tags) await admin.delete(`/items/tag/${id}`);
});

test('an invalid row is a notice for editors until it is corrected', async () => {
	const texts = [{ languages_code: 'en_US', name: 'Notices' }];
	const { id } = await admin.post<{ id: number }>('/items/tag', { status: 'published', key: `notices-${Date.now()}`, translations: texts });
	tags.push(id);
	await admin.patch(`/items/tag/${id}`, { key: null });
	const [notice] = await eventually(async () => (await about(editor, id)).length > 0 && about(editor, id), 'the notice');
	expect(notice).toMatchObject({ collection: 'tag', field: 'key' });
	expect(Date.parse(notice?.since ?? '')).toBeGreaterThan(Date.now() - SOON);
	for (const other of [sales, hr, agent]) expect(await about(other, id)).toEqual([]);

	const [notification] = await eventually(
		async () => (await listNotifications(editor)).length > 0 && listNotifications(editor),
		'the notification',
	);
	expect(notification?.subject).toMatch(/الموقع/);
	expect(notification?.message).toMatch(/غير مفهوم/);
	for (const other of [sales, hr, agent]) expect(await listNotifications(other)).toEqual([]);

	await admin.patch(`/items/tag/${id}`, { key: `notices-${Date.now()}` });
	await eventually(async () => (await about(editor, id)).length === 0, 'the notice to go');
	await bellsGoWithTheLast(editor);
});

test('a rejected request is a notice for sales managers without personal data', async () => {
	const seen = await seenOn('/contact-us');
	const [right] = await admin.get<{ id: number }[]>(
		'/permissions?filter[collection][_eq]=enquiry&filter[action][_eq]=create&filter[policy][app_access][_eq]=false&fields=id',
	);
	await admin.delete(`/permissions/${right?.id}`);
	await pauseToReadForm();
	const fields = {
		seen,
		intent: 'question',
		name: 'Notices Canary',
		phone: somePhone(),
		email: '',
		channel: 'call',
		time: 'evening',
		consent: 'yes',
	};
	const { location } = await send('/contact-us', { ...fields, message: 'A secret of mine' });
	const reference = /PN-[\w-]+/.exec(location ?? '')?.[0] ?? 'none';

	const [notice] = await eventually(async () => (await about(sales, reference)).length > 0 && about(sales, reference), 'the notice');
	expect(notice).toMatchObject({ kind: 'request_refused', collection: 'enquiry' });
	for (const other of [hr, agent]) expect(await about(other, reference)).toEqual([]);
	const [notification] = await eventually(
		async () => (await listNotifications(sales)).length > 0 && listNotifications(sales),
		'the notification',
	);
	expect(notification?.message).toMatch(/A request is refused/);
	expect(await listNotifications(editor)).toEqual([]);
	expect(JSON.stringify([notice, notification])).not.toMatch(/Canary|secret|\+20/);

	await applyAccess(admin);
	await eventually(async () => (await about(sales, reference)).length === 0, 'the notice to go');
	await bellsGoWithTheLast(sales);
});

test('only the site writes notices, and only Directus when staff were told', async () => {
	const row = { key: 'row tag 1', kind: 'row_kept', collection: 'tag', item: '1', since: new Date().toISOString() };
	const { data: made } = await asked<Notice>('POST', NOTICES, siteToken, row);
	for (const { token } of [editor, sales, hr, agent]) {
		expect((await asked('POST', NOTICES, token, { ...row, key: 'another' })).status).toBe(403);
		expect((await asked('PATCH', `${NOTICES}/${made?.id}`, token, { kind: 'row_skipped' })).status).toBe(403);
		expect((await asked('DELETE', `${NOTICES}/${made?.id}`, token)).status).toBe(403);
	}
	expect((await asked('GET', NOTICES, agent.token)).status).toBe(403);
	expect((await asked('POST', NOTICES, siteToken, { ...row, key: 'another', told_at: row.since })).status).toBe(403);
	// The site removes a notice that is not true in its next round.
	await eventually(async () => (await about(editor, 1)).length === 0, 'the notice to go');
});
