import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { editorRole } from '#cms/access/editor.ts';
import { admin, cmsUrl } from '../system.ts';
import { languageShare } from '../thorough.ts';

const languages = [
	{
		locale: 'en',
		studio: 'en-US',
		published: 'Published',
		named: ['Type:', 'Area:', 'Price:', 'Photographs:', 'English is missing', 'Arabic is missing', 'Delivery:'],
		ready: 'Tick “Ready to move”',
		names: /English is missing.*Arabic is missing/,
	},
	{
		locale: 'ar',
		studio: 'ar-SA',
		published: 'منشور',
		named: ['النوع:', 'الحي:', 'السعر:', 'الصور:', 'ينقص النص الإنجليزي', 'ينقص النص العربي', 'الاستلام:'],
		ready: 'ضع علامة «استلام فوري»',
		names: /ينقص النص الإنجليزي.*ينقص النص العربي/,
	},
];

for (const { locale, studio, published, named, ready, names } of languageShare(languages, 'ar'))
	test(`an empty home that is published is told all it lacks at once, in ${locale} @desktop`, async ({ page }) => {
		const [email, password] = [`${randomUUID()}@example.com`, `${randomUUID()}-Aa1`];
		const account = { first_name: 'Test', email, password, role: editorRole.id, status: 'active', language: studio };
		const { id } = await admin.post<{ id: string }>('/users', account);
		try {
			await page.request.post(`${cmsUrl}/auth/login`, { data: { email, password, mode: 'session' } });
			await page.goto(`${cmsUrl}/admin/content/property/+`);
			await page.locator('[data-field=status] .v-select .v-menu-activator').click();
			await page.locator('.v-menu-content .v-list-item').filter({ hasText: published }).first().click();
			const refused = page.locator('.validation-errors');
			await expect(async () => {
				await page.keyboard.press('Control+s');
				await expect(refused).toBeVisible({ timeout: 5000 });
			}).toPass();
			for (const words of named) await expect(refused).toContainText(words);
			await expect(refused).toContainText(ready);
			// Directus's raw validation rules are hidden.
			await expect(refused.locator('.field-detail > .content').filter({ visible: true })).toHaveCount(0);
			await expect(page.locator('[data-field=delivery_date] .validation-error')).toContainText(ready);
			await expect(page.locator('[data-field=translations] .validation-error')).toContainText(names);
		} finally {
			await admin.delete(`/users/${id}`);
		}
	});
