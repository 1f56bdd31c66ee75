import { expect, type Page } from '@playwright/test';
import { startForm } from './live-form.ts';
import { openPage } from './open-page.ts';

export const field = (page: Page, name: string) => page.locator(`#list-property-${name}`);
export const press = (page: Page, go: string) => page.locator(`#list-property button[value=${go}]:not([aria-hidden])`).click();
export const expectStep = (page: Page, step: string) => expect(page.locator('#list-property input[name=at]')).toHaveValue(step);
export const readDraft = (page: Page) => page.evaluate(() => localStorage.getItem('pn-list-property'));

/** The script loads with the first interaction, and its texts after it. */
export async function openForm(page: Page, path: string) {
	await openPage(page, path);
	await startForm(page, '#list-property-compound');
	await expect(page.locator('[data-list-form][data-live]')).toBeVisible();
}

export async function goToPrice(page: Page) {
	await field(page, 'address').fill('12 Nile street');
	await press(page, 'next');
	await field(page, 'type').selectOption('apartment');
	await press(page, 'next');
	await field(page, 'builtUp').fill('156');
	await press(page, 'next');
	await expectStep(page, 'price');
}

export async function goToPhotos(page: Page) {
	await goToPrice(page);
	await press(page, 'next');
	await expectStep(page, 'photos');
}
