import { expect, test } from 'vitest';
import { eventually } from '#e2e/eventually.ts';
import { useAccount, workAsEditor } from '../editor-work.ts';
import type { Installation } from './installation.ts';

/** Requires a running system. */
export function testSampleRemoval({ admin, command, count, get, cmsUrl, start, stop }: Installation): void {
	test('removes the sample content and nothing an editor made, changed or uses', async () => {
		const api = admin();
		const { own, post, ownRows } = await workAsEditor(api, count);
		await useAccount(api, cmsUrl, 'editor@example.com');
		const before = await ownRows();

		const removal = await command(['content', '--remove']);
		expect(removal.code, removal.output).toBe(0);

		expect(await ownRows()).toEqual(before);
		expect(await api.get('/items/property?fields=id,status&sort=id')).toEqual([
			{ id: 1010, status: 'archived' },
			{ id: own.id, status: 'published' },
		]);
		expect(await api.get('/items/payment_plan/1001?fields=status')).toEqual({ status: 'published' });
		expect(await api.get('/items/agent?fields=id&filter[status][_eq]=published')).toEqual([{ id: 1002 }]);
		expect(await api.get('/items/post?fields=id&sort=id')).toEqual([{ id: 1001 }, { id: post.id }]);
		expect(await api.get('/items/partner?fields=id,translations.name&deep[translations][_filter][languages_code][_eq]=en_US')).toEqual([
			{ id: 1001, translations: [{ name: 'Changed by an editor' }] },
		]);
		for (const table of ['career', 'offer', 'launch', 'testimonial', 'listing_submission', 'job_application'])
			expect([table, await count(table)]).toEqual([table, 0]);
		for (const table of ['project', 'developer']) expect([table, await count(table, '&filter[status][_eq]=published')]).toEqual([table, 0]);
		expect(await count('enquiry')).toBe(1);
		expect(await api.get('/items/setting?fields=sample_content,phone_number,whatsapp,email,facebook,registration_number')).toEqual({
			sample_content: false,
			phone_number: '+20223456789',
			whatsapp: null,
			email: null,
			facebook: null,
			registration_number: null,
		});
		expect(await api.get('/items/setting_translations?fields=site_name,address')).toEqual([
			{ site_name: null, address: null },
			{ site_name: null, address: null },
		]);
		expect(removal.output).toContain('post 1001');
		expect(await api.get('/users?filter[email][_nnull]=true&fields=email')).toEqual([{ email: 'admin@example.com' }]);
	});

	test('leaves a site with the brokerage’s own content', async () => {
		await eventually(async () => (await get('/properties/1010')).status === 404, 'the archived sample to leave the site');
		const home = await (await get('/')).text();
		expect(home).toContain('Made by an editor');
		expect(home).toContain('tel:+20223456789');
		expect(home).not.toContain('hello@example.com');
		expect(home).not.toContain('are samples');
		for (const path of ['/search', '/ar', '/ar/about-us', '/locations/1001', '/compounds/more', '/blog'])
			expect([path, (await get(path)).status]).toEqual([path, 200]);
	});

	test('does not come back at the next start', async () => {
		await stop();
		const { said, output } = start();
		await said('Ctrl-C stops everything.');
		expect(output()).not.toContain('Sample content');
		expect(await count('property')).toBe(2);
	});
}
