import { expect, test } from 'vitest';
import { cvLimits } from './body-limits.ts';
import { readBody, type Uploaded } from './read-body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) => new Request('http://pn.example/', { method: 'POST', body, headers });

function multipart(parts: [name: string, value: string | Blob][]): Request {
	const form = new FormData();
	for (const [name, value] of parts) form.append(name, value as string);
	return post(form);
}

test('fields keep every value, in order', async () => {
	const body = new URLSearchParams([
		['day', '1'],
		['name', 'منى'],
		['day', '2'],
	]);
	expect(await readBody(post(body))).toEqual({ typed: { day: ['1', '2'], name: ['منى'] }, whole: true });
});

test('treats names like __proto__ as ordinary fields', async () => {
	const { typed } = await readBody(
		post(
			new URLSearchParams([
				['__proto__', 'x'],
				['constructor', 'y'],
			]),
		),
	);
	expect(Object.entries(typed)).toEqual([
		['__proto__', ['x']],
		['constructor', ['y']],
	]);
	expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('hands over files one by one and skips empty ones', async () => {
	const files: Uploaded[] = [];
	const request = multipart([
		['name', 'Mona'],
		['cv', new File(['%PDF-'], 'my cv.pdf')],
		['more', new File([], '')],
		['after', 'yes'],
	]);
	const body = await readBody(request, { ...cvLimits, files: 2 }, async (file) => void files.push(file));
	expect(body).toEqual({ typed: { name: ['Mona'], after: ['yes'] }, whole: true });
	expect(files.map(({ field, name, bytes }) => [field, name, bytes.length])).toEqual([['cv', 'my cv.pdf', 5]]);
});

test('keeps fields before a file that is too large', async () => {
	const request = multipart([
		['name', 'Mona'],
		['cv', new File([new Uint8Array(900_000)], 'huge.pdf')],
	]);
	expect(await readBody(request, { ...cvLimits, fileBytes: 300_000 })).toEqual({ typed: { name: ['Mona'] }, whole: false });
});

test('cuts endless text and reports it', async () => {
	expect((await readBody(post(new URLSearchParams({ message: 'm'.repeat(300_000) })))).whole).toBe(false);
	expect((await readBody(multipart(Array.from({ length: 3 }, () => ['message', 'm'.repeat(100_000)])))).whole).toBe(false);
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain', 'application/json'])('%s is no error', async (type) => {
	await expect(readBody(post(new Uint8Array([0, 255, 13, 10, 45, 45]), { 'content-type': type }))).resolves.toHaveProperty('typed');
});
