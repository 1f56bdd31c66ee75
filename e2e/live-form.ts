import { expect, type Page } from '@playwright/test';

/** The rules of a form come with its first interaction; a link that leads to it touches it too. */
export async function startForm(page: Page, field: string): Promise<void> {
	await page.locator(field).focus();
	await expect(page.locator(`form[data-live]:has(${field})`)).toBeAttached();
}
