import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openPage } from '../open-page.ts';
import { watchRefusals } from '../refusals.ts';
import { languageShare } from '../thorough.ts';

/** A villa of the sample content with a tour of four rooms and a film. */
const PROPERTY = '/properties/1011';

for (const { prefix, label, tour, rooms } of languageShare(
	[
		{ prefix: '', label: 'Photos', tour: '360° tour', rooms: ['Living room', 'Kitchen', 'Pool terrace'] },
		{ prefix: '/ar', label: 'الصور', tour: 'جولة \u2066360°\u2069', rooms: ['غرفة المعيشة', 'المطبخ', 'تراس حمام السباحة'] },
	] as const,
	'en',
))
	test(`${prefix || '/en'}: a tour is opened, walked through and closed by the keyboard @pictures @phone`, async ({ page }) => {
		await openPage(page, prefix + PROPERTY);
		const refusals = watchRefusals(page);
		const way = page.locator('#photos').getByRole('link', { name: tour });
		await way.focus();
		await page.keyboard.press('Enter');
		const gallery = page.getByRole('dialog', { name: label });
		const list = gallery.locator('.tour-rooms');
		await expect(list.getByRole('button', { name: rooms[0] })).toHaveAttribute('aria-current', 'true');
		await list.getByRole('button', { name: rooms[1] }).focus();
		await page.keyboard.press('Enter');
		await expect(list.getByRole('button', { name: rooms[1] })).toHaveAttribute('aria-current', 'true');
		await expect(gallery.getByText(rooms[1], { exact: true }).first()).toBeAttached();
		expect(refusals.end()).toEqual([]);
		const { violations } = await new AxeBuilder({ page }).include('dialog').setLegacyMode(true).analyze();
		expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))])).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(gallery).toBeHidden();
		await expect(way).toBeFocused();
	});
