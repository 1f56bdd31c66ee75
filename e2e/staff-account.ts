import { randomUUID } from 'node:crypto';
import { editorRole } from '../cms/access/editor.ts';
import { admin, cmsUrl } from './system.ts';
import { currentCode } from './totp.ts';

export type StaffAccount = Awaited<ReturnType<typeof createStaffAccount>>;

/** A colleague of the test's own, whose account may be attacked and changed. */
export async function createStaffAccount(role: string = editorRole.id) {
	const email = `colleague-${randomUUID().slice(0, 8)}@example.com`;
	const password = `${randomUUID()}Aa1!`;
	const { id } = await admin.post<{ id: string }>('/users', { email, password, role, status: 'active' });
	return {
		id,
		email,
		password,
		status: async () => (await admin.get<{ status: string }>(`/users/${id}?fields=status`)).status,
		change: (row: Record<string, unknown>) => admin.patch(`/users/${id}`, row),
		remove: () => admin.delete(`/users/${id}`),
		/** Turns one-time codes on, as Studio does; gives their secret. */
		async useCodes(): Promise<string> {
			const { access_token: token } = await post<{ access_token: string }>('/auth/login', { email, password });
			const { secret } = await post<{ secret: string }>('/users/me/tfa/generate', { password }, token);
			await post('/users/me/tfa/enable', { secret, otp: await currentCode(secret) }, token);
			return secret;
		},
	};
}

async function post<T>(path: string, body: object, token?: string): Promise<T> {
	const response = await fetch(new URL(path, cmsUrl), {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return response.status === 204 ? (undefined as T) : (await response.json()).data;
}
