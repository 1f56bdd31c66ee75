import { expect, type Page } from '@playwright/test';

/** Validation loads with the first interaction; following a link to the form counts too. */
export async function startForm(page: Page, field: string): Promise<void> {
	await page.locator(field).focus();
	await expect(page.locator(`form[data-live]:has(${field})`)).toBeAttached();
}
