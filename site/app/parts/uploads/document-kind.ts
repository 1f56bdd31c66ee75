import { type ZipEntry, zipEntries, zipText } from './zip.ts';

export const DOCUMENT_BYTES_MOST = 5_000_000;

/** What a document is by its content; its name is not asked. Null for everything we do not take. It is never drawn or shown: who reads it opens it. */
export function checkDocument(bytes: Uint8Array): 'pdf' | 'docx' | null {
	if (bytes.byteLength > DOCUMENT_BYTES_MOST) return null;
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return isPdf(file) ? 'pdf' : isDocx(file) ? 'docx' : null;
}

const END_MOST = 1024;

/** It begins as one and ends as one: half a file is no document, and neither is something else with one inside. */
function isPdf(file: Buffer): boolean {
	const end = file.subarray(-END_MOST).toString('latin1');
	return /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)) && /startxref\s+\d+\s+%%EOF/.test(end);
}

const CONTENT_TYPES = '[Content_Types].xml';
const DOCUMENT = 'word/document.xml';
const CONTENT_TYPES_MOST = 256_000;
/** What a letter with pictures unpacks to, and far from what fills a disk. */
const UNPACKED_MOST = 200_000_000;

const runsByItself = /vba(?:project|data)|\/activex\//i;
const allowsMacros = /macroenabled|vbaproject|activex/i;

function isDocx(file: Buffer): boolean {
	const entries = zipEntries(file);
	if (!entries || unpackedSize(entries) > UNPACKED_MOST || entries.some(({ name }) => runsByItself.test(name))) return false;
	const types = entries.find(({ name }) => name === CONTENT_TYPES);
	if (!types || !entries.some(({ name }) => name === DOCUMENT)) return false;
	const declared = zipText(file, types, CONTENT_TYPES_MOST) ?? '';
	return declared.includes('wordprocessingml.document.main+xml') && !allowsMacros.test(declared);
}

const unpackedSize = (entries: ZipEntry[]) => entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
