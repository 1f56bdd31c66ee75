import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Encoded = Record<Encoding, { bytes: Buffer; etag: string }>;

/** Fast enough while somebody waits, and within a few per cent of the best size. */
const BROTLI_QUALITY = 5;

const compressors = {
	br: (bytes: Buffer) =>
		promisify(brotliCompress)(bytes, {
			params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
		}),
	gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
	identity: async (bytes: Buffer) => bytes,
};

/** The body in each encoding, with an ETag for each. */
export async function encode(bytes: Buffer): Promise<Encoded> {
	const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
	const made = async (encoding: Encoding) => ({ bytes: await compressors[encoding](bytes), etag: `"${hash}-${encoding[0]}"` });
	const [br, zipped, identity] = await Promise.all([made('br'), made('gzip'), made('identity')]);
	return { br, gzip: zipped, identity };
}

const isTaken = (accepted: string, encoding: string) =>
	accepted.split(',').some((part) => {
		const [name = '', ...parameters] = part.trim().split(';');
		return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter));
	});

/** Parses `accept-encoding`. */
export function chooseEncoding(accepted: string | string[] | null | undefined): Encoding {
	const text = String(accepted ?? '');
	return isTaken(text, 'br') ? 'br' : isTaken(text, 'gzip') ? 'gzip' : 'identity';
}

/** Whether `if-none-match` contains this ETag. */
export const matchesEtag = (etag: string, asked: string | null | undefined): boolean =>
	!!asked && asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
