import { createHash } from 'node:crypto';
import { cleanLine } from '#domain/typed-text.ts';
import type { Outbox, StagedFile } from '#outbox/outbox.ts';
import type { Uploaded } from '../forms/read-body.ts';
import { checkDocument } from '../uploads/document-kind.ts';
import { CV_BYTES_MOST } from './schema.ts';

const types = { pdf: 'application/pdf', docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' } as const;
type Kind = keyof typeof types;

/** A CV that is staged in the outbox. The digest shows whether two uploads are the same file. */
export type AttachedCv = { id: string; digest: string };

export type KeptCv = AttachedCv | 'file.large' | 'file.kind' | 'unavailable';

/** The type is detected from the content, and the name is sanitised. */
export async function keepCv(outbox: Outbox, { name, bytes }: Uploaded): Promise<KeptCv> {
	if (bytes.byteLength > CV_BYTES_MOST) return 'file.large';
	const kind = checkDocument(bytes);
	if (!kind) return 'file.kind';
	const staged = await outbox.stage({ name: cvName(name, kind), type: types[kind], bytes });
	return staged ? { id: staged.id, digest: createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST) } : 'unavailable';
}

const DIGEST = 22;
const NAME_MOST = 80;

/** Letters, digits and a few signs, with the extension of the detected type. */
export function cvName(given: string, kind: Kind): string {
	const name = cleanLine(given.split(/[/\\]/).at(-1) ?? '')
		.replace(/\.[^.]*$/, '')
		.replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, ' ')
		.replace(/\s+/g, ' ')
		.replace(/^[\s.-]+|[\s.]+$/g, '');
	return `${[...name].slice(0, NAME_MOST).join('') || 'CV'}.${kind}`;
}

export const formatMark = ({ id, digest }: AttachedCv): string => `${id}.${digest}`;

export function parseMark(mark: string | undefined): AttachedCv | null {
	const [, id, digest] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{22})$/.exec(mark ?? '') ?? [];
	return id && digest ? { id, digest } : null;
}

/** The staged CV; null for other staged files. */
export async function stagedCv(outbox: Outbox, attached: AttachedCv | null): Promise<StagedFile | null> {
	const file = attached && (await outbox.staged(attached.id));
	return file && Object.values<string>(types).includes(file.type) ? file : null;
}
