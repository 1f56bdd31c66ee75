import { expect, test } from 'vitest';
import { DOCUMENT_BYTES_MOST } from '../uploads/document-kind.ts';
import { cvName, formatMark, parseMark } from './cv-file.ts';
import { CV_BYTES_MOST } from './schema.ts';

test.each([
	['Mona CV.pdf', 'Mona CV.pdf'],
	['السيرة الذاتية.PDF', 'السيرة الذاتية.pdf'],
	['C:\\Users\\mona\\cv.pdf', 'cv.pdf'],
	['../../etc/passwd', 'passwd.pdf'],
	['cv.php.pdf', 'cv.php.pdf'],
	['cv\u202efdp.exe', 'cvfdp.pdf'],
	['a\r\nContent-Type: text/html.pdf', 'html.pdf'],
	['<script>"x"</script>', 'script.pdf'],
	['.htaccess', 'CV.pdf'],
	['', 'CV.pdf'],
	['...', 'CV.pdf'],
	[`${'م'.repeat(200)}.pdf`, `${'م'.repeat(80)}.pdf`],
])('stores %j as %j', (given, name) => {
	expect(cvName(given, 'pdf')).toBe(name);
});

test('parses ids that we wrote, and nothing else', () => {
	const cv = { id: '083cc7df-ea94-468b-963e-567e610c11c1', digest: 'tR0UJODwvjOA9PgoAhquzY' };
	expect(parseMark(formatMark(cv))).toEqual(cv);
	for (const text of [undefined, '', cv.id, `${cv.id}.short`, `../../features/${formatMark(cv)}`, `${formatMark(cv)}x`])
		expect(parseMark(text)).toBeNull();
});

test('browser and server reject the same files', () => {
	expect(CV_BYTES_MOST).toBe(DOCUMENT_BYTES_MOST);
});
