import {
	isMultipartRequest,
	MaxFileSizeExceededError,
	MaxHeaderSizeExceededError,
	MaxPartsExceededError,
	MaxTotalSizeExceededError,
	MultipartParseError,
	parseMultipartRequest,
} from '@remix-run/multipart-parser';
import { type BodyLimits, formLimits, isBodyTooLarge, TEXT_MOST } from './body-limits.ts';
import type { Typed } from './schema.ts';

export type Uploaded = { field: string; name: string; bytes: Uint8Array };

/** `whole` is false when it was cut off at the limit; the fields before that are kept. */
export type Body = { typed: Typed; whole: boolean };

const VALUES_MOST = 500;

/** Files are handled one at a time as they arrive, so at most one is in memory. */
export async function readBody(
	request: Request,
	limits: BodyLimits = formLimits,
	onFile: (file: Uploaded) => Promise<void> = async () => {},
): Promise<Body> {
	if (!isMultipartRequest(request)) return readFields(request);
	const typed: Typed = {};
	let left = TEXT_MOST;
	try {
		const parts = parseMultipartRequest(request, {
			maxFileSize: Math.max(TEXT_MOST, limits.fileBytes),
			maxParts: VALUES_MOST + limits.files,
			maxTotalSize: limits.bytes,
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
		if (isBodyTooLarge(error) || sizeErrors.some((kind) => error instanceof kind)) return { typed, whole: false };
		// A malformed body ends here; validation reports what is missing.
		if (error instanceof MultipartParseError) return { typed, whole: true };
		throw error;
	}
}

const sizeErrors = [MaxFileSizeExceededError, MaxHeaderSizeExceededError, MaxPartsExceededError, MaxTotalSizeExceededError];

async function readFields(request: Request): Promise<Body> {
	const typed: Typed = {};
	const { bytes, whole } = await readText(request.body);
	const fields = new URLSearchParams(new TextDecoder().decode(bytes));
	let count = 0;
	for (const [name, value] of fields) if (count++ < VALUES_MOST) add(typed, name, value);
	return { typed, whole };
}

function add(typed: Typed, name: string, value: string): void {
	if (Object.hasOwn(typed, name)) typed[name]?.push(value);
	else Object.defineProperty(typed, name, { value: [value], enumerable: true, writable: true });
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<{ bytes: Uint8Array; whole: boolean }> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	try {
		for await (const chunk of body ?? []) {
			size += chunk.length;
			if (size > TEXT_MOST) return { bytes: Buffer.concat(chunks), whole: false };
			chunks.push(chunk);
		}
		return { bytes: Buffer.concat(chunks), whole: true };
	} catch (error) {
		if (!isBodyTooLarge(error)) throw error;
		return { bytes: Buffer.concat(chunks), whole: false };
	}
}
