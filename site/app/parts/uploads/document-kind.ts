import { findEnd, hasDeclaredSize, type ZipEntry, zipEntries, zipText } from './zip.ts';

export const DOCUMENT_BYTES_MOST = 5_000_000;

/** Detects the type by content, not by name. Null for types we do not accept. Documents are never shown on a page: staff download them. */
export function checkDocument(bytes: Uint8Array): 'pdf' | 'docx' | null {
	if (bytes.byteLength > DOCUMENT_BYTES_MOST) return null;
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	return isPdf(file) ? 'pdf' : isDocx(file) ? 'docx' : null;
}

const END_MOST = 1024;

/** The range in which browsers sniff a content type. */
const START_MOST = 1024;
const looksLikePage = /<(?:!doctype|html|head|body|script|iframe|svg|img|a|style|title|table|meta|object|embed)\b/i;

/** Starts and ends as a PDF and contains nothing else: truncated files and polyglots are rejected. */
function isPdf(file: Buffer): boolean {
	const [start, end] = [file.subarray(0, START_MOST), file.subarray(-END_MOST)].map((part) => part.toString('latin1'));
	const isWhole = /^%PDF-[12]\.\d/.test(start ?? '') && /startxref\s+\d+\s+%%EOF/.test(end ?? '');
	return isWhole && !looksLikePage.test(start ?? '') && findEnd(file) === null;
}

const CONTENT_TYPES = '[Content_Types].xml';
const DOCUMENT = 'word/document.xml';
const CONTENT_TYPES_MOST = 256_000;
/** More than any letter with pictures, and still fast to check. */
const UNPACKED_MOST = 50_000_000;

const runsByItself = /vba(?:project|data)|\/activex\//i;
const allowsMacros = /macroenabled|vbaproject|activex/i;

function isDocx(file: Buffer): boolean {
	const entries = zipEntries(file);
	if (!entries || unpackedSize(entries) > UNPACKED_MOST || entries.some(({ name }) => runsByItself.test(name))) return false;
	const types = entries.find(({ name }) => name === CONTENT_TYPES);
	if (!types || !entries.some(({ name }) => name === DOCUMENT)) return false;
	const declared = zipText(file, types, CONTENT_TYPES_MOST) ?? '';
	const isLetter = declared.includes('wordprocessingml.document.main+xml') && !allowsMacros.test(declared);
	return isLetter && entries.every((entry) => hasDeclaredSize(file, entry));
}

const unpackedSize = (entries: ZipEntry[]) => entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
