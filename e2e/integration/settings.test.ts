import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask } from '../system.ts';

const editor = await colleague(editorRole);
const contacts = ['phone_number', 'phone_number_2', 'whatsapp', 'email'];
let before: Record<string, unknown>;
beforeAll(async () => {
	before = await admin.get<Record<string, unknown>>(`/items/setting?fields=${contacts}`);
});
afterAll(() => admin.patch('/items/setting', before));

const change = (row: object) => ask('PATCH', '/items/setting', editor.token, row);

describe('an editor who changes the settings', () => {
	test.each([
		['phone_number', 'call us', /phone number.*رقم هاتف/],
		['phone_number_2', '0100', /phone number.*رقم هاتف/],
		['whatsapp', '19691', /WhatsApp.*واتساب/],
		['email', 'hello', /email address.*بريد إلكتروني/],
	])('cannot enter %s as %s', async (field, value, sentence) => {
		const { status, text } = await change({ [field]: value });
		expect(status).toBe(400);
		const [error] = JSON.parse(text).errors;
		expect(error.message).toMatch(sentence);
		expect(error.extensions).toMatchObject({ code: 'FAILED_VALIDATION', field });
	});

	test('enters numbers freely, and the site gets normalised ones', async () => {
		const row = { phone_number: '١٩٦٩١', phone_number_2: '02 2735 1234', whatsapp: '0100 123 4567', email: ' Hello@Example.com' };
		expect((await change(row)).status).toBe(200);
		expect(await admin.get(`/items/setting?fields=${contacts}`)).toEqual({
			phone_number: '19691',
			phone_number_2: '+20227351234',
			whatsapp: '+201001234567',
			email: 'hello@example.com',
		});
		expect((await change({ phone_number_2: null, email: '' })).status).toBe(200);
	});

	test('does the same for an agent', async () => {
		const make = (row: object) => asked<{ id: number; phone: string }>('POST', '/items/agent', editor.token, row);
		for (const row of [{ phone: 'x' }, { whatsapp: '16000' }, { email: 'a@b' }]) expect((await make(row)).status).toBe(400);
		const { data } = await make({ status: 'draft', phone: '0100 123 4567' });
		expect(data?.phone).toBe('+201001234567');
		await admin.delete(`/items/agent/${data?.id}`);
	});

	test.each([{}, { body: {} }, { body: [1] }, { body: { keys: [1] } }, { body: { query: { limit: -1 } } }])(
		'cannot delete them: %j',
		async ({ body }) => {
			expect((await ask('DELETE', '/items/setting', editor.token, body)).status).toBe(403);
		},
	);
});
