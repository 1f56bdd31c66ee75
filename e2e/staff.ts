import { createHmac, randomBytes } from 'node:crypto';
import { afterAll } from 'vitest';
import type { Role } from '#cms/access/permission.ts';
import { admin, ask, fetchDirectus } from './system.ts';

export type Colleague = { id: string; token: string; email: string; password: string };

/** A user of that role, removed after the file's tests. */
export async function colleague(role: Role, more: Record<string, unknown> = {}): Promise<Colleague> {
	const token = randomBytes(24).toString('base64url');
	const password = `${randomBytes(12).toString('base64url')}-Aa1`;
	const email = `${token.toLowerCase().replace(/[^a-z0-9]/g, '')}@example.com`;
	const user = { first_name: 'Test', last_name: role.icon, email, password, role: role.id, token, status: 'active' };
	const { id } = await admin.post<{ id: string }>('/users', { ...user, ...more });
	afterAll(async () => {
		const files = await admin.get<{ id: string }[]>(`/files?filter[uploaded_by][_eq]=${id}&fields=id`);
		for (const file of files) await admin.delete(`/files/${file.id}`);
		await admin.patch(`/users/${id}`, { avatar: null });
		await admin.delete(`/users/${id}`);
	});
	return { id, token, email, password };
}

export async function asked<T>(method: string, path: string, token: string, body?: unknown): Promise<{ status: number; data: T | null }> {
	const { status, text } = await ask(method, path, token, body);
	return { status, data: text ? (JSON.parse(text).data ?? null) : null };
}

export async function uploadFile(token: string, folder: string | null, name: string, bytes: string | Uint8Array, type = 'application/pdf') {
	const form = new FormData();
	if (folder) form.set('folder', folder);
	form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
	const answer = await fetchDirectus('/files', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
	const text = await answer.text();
	return { status: answer.status, id: text ? (JSON.parse(text).data?.id as string | undefined) : undefined };
}

/** Enables one-time codes for an account; returns the secret. */
export async function turnOnCodes({ token, password }: Colleague): Promise<string> {
	const { data } = await asked<{ secret: string }>('POST', '/users/me/tfa/generate', token, { password });
	const secret = data?.secret ?? '';
	const { status } = await asked('POST', '/users/me/tfa/enable', token, { secret, otp: await freshCode(secret) });
	if (status !== 204) throw new Error(`one-time codes were not turned on: ${status}`);
	return secret;
}

const CODE_MS = 30_000;

/** A code with enough time left for a busy machine. */
export async function freshCode(secret: string): Promise<string> {
	const left = CODE_MS - (Date.now() % CODE_MS);
	if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left));
	return oneTimeCode(secret);
}

/** TOTP (RFC 6238). */
export function oneTimeCode(secret: string, now = Date.now()): string {
	const bits = [...secret.replace(/=+$/, '')]
		.map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
		.join('');
	const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(now / CODE_MS)));
	const digest = createHmac('sha1', key).update(counter).digest();
	const offset = (digest.at(-1) ?? 0) & 15;
	return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
