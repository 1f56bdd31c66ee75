import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const PERIOD_MS = 30_000;

/** The code that an authenticator app shows (RFC 6238), once it is good for long enough to be sent on a busy machine. */
export async function currentCode(secret: string): Promise<string> {
	const left = PERIOD_MS - (Date.now() % PERIOD_MS);
	if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left));
	return codeAt(secret, Date.now());
}

function codeAt(secret: string, now: number): string {
	const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
	const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(now / PERIOD_MS)));
	const hash = createHmac('sha1', key).update(counter).digest();
	const offset = (hash.at(-1) ?? 0) & 15;
	return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
