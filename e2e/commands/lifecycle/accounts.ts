import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPassword } from '#directus/check-password.ts';
import type { Installation } from './installation.ts';

export function testAccounts({ dataDir, cmsUrl, admin, command }: Installation): void {
	const accounts = (...args: string[]) => command(['accounts', ...args]);
	const userOf = async (email: string) => (await admin().get<{ id: string }[]>(`/users?filter[email][_eq]=${email}&fields=id`))[0]?.id;
	const statusOf = (email: string) => admin().get(`/users?filter[email][_eq]=${email}&fields=status`);

	test('lists accounts, and first passwords until they are changed', async () => {
		const editor = /editor@example\.com +Editor +active +first password: (\S{20})/;
		const password = editor.exec((await accounts('list')).output)?.[1] ?? '';
		expect(await checkPassword(cmsUrl, 'editor@example.com', password)).toBe('right');
		await admin().patch(`/users/${await userOf('editor@example.com')}`, { password: 'chosen by a person' });
		const { output } = await accounts('list');
		expect(output).toMatch(/editor@example\.com +Editor +active\n/);
		expect(output).toMatch(/agent@example\.com +Agent +active +first password: /);
		expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain(password);
	});

	test('reactivates a suspended administrator', async () => {
		await admin().patch(`/users/${await userOf('admin@example.com')}`, { status: 'suspended' });
		const { output } = await accounts('reset', 'Admin@example.com');
		const password = /admin@example\.com +(\S{20})/.exec(output)?.[1] ?? '';
		expect(await checkPassword(cmsUrl, 'admin@example.com', password)).toBe('right');
		expect(await statusOf('admin@example.com')).toEqual([{ status: 'active' }]);
	});

	test('reports unknown commands and addresses', async () => {
		expect(await accounts('reset', 'nobody@example.com')).toMatchObject({
			code: 1,
			output: expect.stringContaining('There is no account nobody@example.com'),
		});
		expect(await accounts('delete')).toMatchObject({ code: 1, output: expect.stringContaining('npm run accounts -- list') });
	});
}
