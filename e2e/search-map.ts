import { expect, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** Software rendering makes maps slow. */
export const PATIENCE = { timeout: 90_000 };

export const findMap = (page: Page) => page.getByRole('region', { name: /Map of the results|خريطة النتائج/ });
export const findCanvas = (page: Page) => page.locator('.maplibregl-canvas');
export const findPins = (page: Page) => page.locator('.map-pin, .map-group');
export const findCount = (page: Page) => page.locator('header [role=status]');
export const numberIn = async (page: Page) => Number(((await findCount(page).textContent()) ?? '').replace(/\D/g, ''));

export async function openMap(page: Page, path: string): Promise<void> {
	await openPage(page, path);
	await expect(findCanvas(page)).toBeVisible(PATIENCE);
	await expect(findPins(page).first()).toBeVisible(PATIENCE);
}

/** Waits until nothing has changed for a second. */
export async function waitUntilMapRests(page: Page): Promise<void> {
	let before = '';
	const isSame = async () => {
		const now = (await findPins(page).allTextContents()).join();
		const same = now === before;
		before = now;
		return same;
	};
	await expect.poll(isSame, { ...PATIENCE, intervals: [1000] }).toBe(true);
}
