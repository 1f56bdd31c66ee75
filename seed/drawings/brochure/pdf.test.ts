import { expect, test } from 'vitest';
import { writePdf } from './pdf.ts';

const picture = Buffer.from('not really a picture, but as long as one may be');
const page = { jpeg: picture, pixels: { width: 1240, height: 1754 }, points: { width: 595, height: 842 } };

test('every object is at its offset in the index', () => {
	const pdf = writePdf('Sarw Gardens · سرو جاردنز', [page, page]).toString('latin1');
	const index = Number(/startxref\n(\d+)\n%%EOF/.exec(pdf)?.[1]);
	expect(pdf.slice(index, index + 4)).toBe('xref');
	const starts = [...pdf.slice(index).matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));
	expect(starts).toHaveLength(3 + 3 * 2);
	for (const [number, start] of starts.entries()) expect(pdf.slice(start)).toMatch(new RegExp(`^${number + 1} 0 obj\n`));
});

test('each stream has its stated length', () => {
	const pdf = writePdf('Title', [page]).toString('latin1');
	const streams = [...pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
	expect(streams).toHaveLength(2);
	for (const [, length, data] of streams) expect(data).toHaveLength(Number(length));
	expect(pdf).toContain(picture.toString('latin1'));
});

test('the title is encoded correctly', () => {
	const [, hex = ''] = /\/Title <feff([0-9a-f]+)>/.exec(writePdf('حدائق', []).toString('latin1')) ?? [];
	expect(Buffer.from(hex, 'hex').swap16().toString('utf16le')).toBe('حدائق');
});
