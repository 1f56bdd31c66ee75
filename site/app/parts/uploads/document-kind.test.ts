import { expect, test } from 'vitest';
import { checkDocument, DOCUMENT_BYTES_MOST } from './document-kind.ts';
import { makeZip } from './test-zip.ts';

const pdf = (rest = '') =>
	Buffer.from(`%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n${rest}startxref\n9\n%%EOF\n`, 'latin1');
const types = (main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml') =>
	`<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
const letter = { '[Content_Types].xml': types(), '_rels/.rels': '<Relationships/>', 'word/document.xml': '<w:document/>' };

/** A zip archive whose comment is the end of a PDF. */
const archiveBehind = () => {
	const zip = makeZip({ 'run.js': 'alert(1)' });
	zip.writeUInt16LE(Buffer.byteLength('startxref\n9\n%%EOF\n'), zip.length - 2);
	return zip.toString('latin1');
};

test('detects documents by content', () => {
	expect(checkDocument(pdf())).toBe('pdf');
	expect(checkDocument(makeZip(letter))).toBe('docx');
});

test('reads a view of a larger buffer correctly', () => {
	const inside = Buffer.concat([Buffer.from('before'), pdf(), Buffer.from('x'.repeat(2000))]);
	expect(checkDocument(inside.subarray(6, 6 + pdf().length))).toBe('pdf');
});

test.each([
	['nothing', Buffer.alloc(0)],
	['words', Buffer.from('My CV')],
	['a PDF that was cut off', pdf().subarray(0, 60)],
	['a page that has a PDF inside', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()])],
	['a PDF with something behind it', Buffer.concat([pdf(), Buffer.from('x'.repeat(2000))])],
	['a PDF that is too large', pdf(' '.repeat(DOCUMENT_BYTES_MOST))],
	['an archive of something else', makeZip({ 'a.txt': 'hello' })],
	['a spreadsheet', makeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
	['macros by name', makeZip({ ...letter, 'word/vbaProject.bin': 'x' })],
	['macros by another name', makeZip({ ...letter, '[Content_Types].xml': `${types()}application/vnd.ms-office.vbaProject` })],
	[
		'a document with macros allowed',
		makeZip({ ...letter, '[Content_Types].xml': types('application/vnd.ms-word.document.macroEnabled.main+xml') }),
	],
	['a document under a password', makeZip(letter, { flags: 1 })],
	['a document that unpacks to gigabytes', makeZip(letter, { unpacked: 100_000_000 })],
	[
		'a list of types that is longer than it says',
		makeZip({ ...letter, '[Content_Types].xml': types() + ' '.repeat(2_000_000) }, { unpacked: 500 }),
	],
	[
		'more parts than any letter has',
		makeZip({ ...letter, ...Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`word/${n}.xml`, ''])) }),
	],
	['a part that is longer than it says', makeZip({ ...letter, 'word/media/1.png': 'x'.repeat(2_000_000) }, { unpacked: 300 })],
	['a page that begins as a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>\n'), pdf()])],
	['a drawing with a script that begins as a PDF', Buffer.concat([Buffer.from('%PDF-1.7\n<svg onload=alert(1)>\n'), pdf()])],
	['a PDF that is an archive, too', pdf(archiveBehind())],
	['an archive that was cut off', makeZip(letter).subarray(0, -30)],
	['an archive behind a program', Buffer.concat([Buffer.from('MZ program'), makeZip(letter)])],
	['an archive with something behind it', Buffer.concat([makeZip(letter), Buffer.from('more')])],
])('%s is rejected', (_, bytes) => {
	expect(checkDocument(bytes)).toBeNull();
});

test('a damaged archive never throws', () => {
	const whole = makeZip(letter);
	for (let at = 0; at < whole.length; at++) {
		const changed = Buffer.from(whole);
		changed[at] = 0xff;
		expect(['docx', null]).toContain(checkDocument(changed));
		expect(checkDocument(whole.subarray(0, at))).toBeNull();
	}
});
