import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const words = {
	en: {
		prefix: '',
		send: 'Show the value',
		area: 'Nasr City',
		type: 'Apartment',
		list: 'List it with these details',
		from: 'What’s it worth?',
	},
	ar: { prefix: '/ar', send: 'اعرف السعر', area: 'مدينة نصر', type: 'شقة', list: 'اعرضه بهذه البيانات', from: 'كم يساوي عقارك؟' },
};

for (const [locale, say] of Object.entries(words))
	test(`${locale}: an owner learns what a home is worth, and lists it with what was typed`, async ({ page }) => {
		await page.goto(`${say.prefix}/list-your-property`);
		await page.locator('main').getByRole('link', { name: say.from }).click();
		await page.getByRole('button', { name: say.send }).click();
		await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
		await page.locator('#valuation-area').selectOption({ label: say.area });
		await page.locator('#valuation-type').selectOption({ label: say.type });
		await page.locator('#valuation-builtUp').fill('١٥٠');
		await page.getByRole('button', { name: say.send }).click();
		const answer = page.getByRole('region', { name: '150' });
		await expect(answer).toContainText(/[\d,]{7,}/);
		await page.getByRole('link', { name: say.list }).click();
		await expect(page.locator('#list-property-area option:checked')).toHaveText(say.area);
		await page.locator('#list-property button[value=next]').last().click();
		await expect(page.locator('#list-property-type option:checked')).toHaveText(say.type);
		await page.locator('#list-property button[value=next]').last().click();
		await expect(page.locator('#list-property-builtUp')).toHaveValue('150');
	});
