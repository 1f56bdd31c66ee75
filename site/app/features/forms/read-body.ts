import { isMultipartRequest, MultipartParseError, parseMultipartRequest } from '@remix-run/multipart-parser';
import type { Typed } from './schema.ts';

export type Uploaded = { field: string; name: string; bytes: Uint8Array };

/** What came with a form. `whole` is false where it was cut off for its size; what came before that is kept. */
export type Body = { typed: Typed; whole: boolean };

const TEXT_MOST = 256_000;
const VALUES_MOST = 500;
/** Somebody who sends more than we take is heard to the end, within reason: a browser shows no answer while it is still sending. */
const HEARD_MOST = 400_000_000;

type Limits = { fileBytes: number; files: number };

/** Files are handed over one by one as they come: no more than one is in memory. */
export async function readBody(
	request: Request,
	limits?: Limits,
	onFile: (file: Uploaded) => Promise<void> = async () => {},
): Promise<Body> {
	if (!isMultipartRequest(request)) return readFields(request);
	const typed: Typed = {};
	const { fileBytes, files } = limits ?? { fileBytes: 0, files: 0 };
	let left = TEXT_MOST;
	try {
		const parts = parseMultipartRequest(request, {
			maxFileSize: Math.max(TEXT_MOST, fileBytes),
			maxParts: VALUES_MOST + files,
			maxTotalSize: fileBytes * files + TEXT_MOST * 2,
		});
		for await (const part of parts) {
			if (!part.name) continue;
			if (part.isFile) {
				if (part.size) await onFile({ field: part.name, name: part.filename ?? '', bytes: part.bytes });
			} else {
				left -= part.size;
				if (left < 0) return { typed, whole: false };
				add(typed, part.name, part.text);
			}
		}
		return { typed, whole: true };
	} catch (error) {
		if (!(error instanceof MultipartParseError)) throw error;
		await hearOut(request.body);
		return { typed, whole: false };
	}
}

async function readFields(request: Request): Promise<Body> {
	const typed: Typed = {};
	const { bytes, whole } = await readAtMost(request.body, TEXT_MOST);
	const fields = new URLSearchParams(new TextDecoder().decode(bytes));
	let count = 0;
	for (const [name, value] of fields) if (count++ < VALUES_MOST) add(typed, name, value);
	return { typed, whole };
}

function add(typed: Typed, name: string, value: string): void {
	if (Object.hasOwn(typed, name)) typed[name]?.push(value);
	else Object.defineProperty(typed, name, { value: [value], enumerable: true, writable: true });
}

async function readAtMost(body: ReadableStream<Uint8Array> | null, most: number) {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.length;
		if (size <= most) chunks.push(chunk);
		else if (size > HEARD_MOST) break;
	}
	return { bytes: Buffer.concat(chunks), whole: size <= most };
}

async function hearOut(body: ReadableStream<Uint8Array> | null): Promise<void> {
	try {
		if (body && !body.locked) await readAtMost(body, 0);
	} catch {
		// They hung up: there is nobody left to answer.
	}
}
