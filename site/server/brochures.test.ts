import { expect, test } from 'vitest';
import type { Reader } from '#content/reader.ts';
import { brochures } from './brochures.ts';

const records: Record<number, unknown> = {
	7: { brochure: 'pdf', translations: { en: { name: 'Rawda "Gardens"' } } },
	8: { brochure: 'photo', translations: { en: { name: 'Sama' } } },
	6: { brochure: 'away', translations: { en: { name: 'Nour' } } },
	9: { brochure: null, translations: { en: { name: 'Lulu' } } },
};
const files: Record<string, string> = { pdf: '%PDF-1.7 …', photo: 'GIF89a' };
const read = { get: (_: string, id: number) => records[id] ?? null, version: () => '0a1b2c3d' } as unknown as Reader;
const app = brochures(read, async (id) => (files[id] ? Buffer.from(files[id]) : null));

test('serves a brochure, cached forever under its version', async () => {
	const answer = await app.request('/_brochures/7/0a1b2c3d.pdf');
	expect(answer.status).toBe(200);
	expect(answer.headers.get('content-type')).toBe('application/pdf');
	expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Rawda-Gardens.pdf"');
	expect(answer.headers.get('cache-control')).toContain('immutable');
	expect(await answer.text()).toMatch(/^%PDF-/);
	expect((await app.request('/_brochures/7/00000000.pdf')).headers.get('cache-control')).not.toContain('immutable');
});

test.each(['/_brochures/9/0a1b2c3d.pdf', '/_brochures/404/0a1b2c3d.pdf', '/_brochures/8/0a1b2c3d.pdf', '/_brochures/7/x.pdf'])(
	'%s is 404: no compound, brochure or PDF',
	async (path) => {
		expect((await app.request(path)).status).toBe(404);
	},
);

test('an unavailable file is 503, not 404', async () => {
	const answer = await app.request('/_brochures/6/0a1b2c3d.pdf');
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
});
