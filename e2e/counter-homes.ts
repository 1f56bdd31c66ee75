import { expect, type Page } from '@playwright/test';
import { cairoToday } from '#domain/cairo.ts';
import { admin, eventually, readPassword } from './system.ts';

export type CounterHomes = { word: string; phone: string; ids: [number, number]; remove: () => Promise<void> };

const LETTERS = 'bdfgklmnrs';

/** A unique name and phone number. */
function makeWord(): { word: string; phone: string } {
	const chance = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
	return { word: `Qaf${[...chance].map((digit) => LETTERS[Number(digit)]).join('a')}`, phone: `+2011${chance}` };
}

/** Two published homes of one owner, with a unique name and prices last checked a month ago. */
export async function makeCounterHomes(): Promise<CounterHomes> {
	const { word, phone } = makeWord();
	const monthAgo = new Date(Date.parse(cairoToday()) - 30 * 86_400_000).toISOString().slice(0, 10);
	const make = async (name: string) => {
		const translations = [
			{ languages_code: 'en_US', name: `${name} ${word}` },
			{ languages_code: 'ar_EG', name: `${name} ${word}` },
		];
		const home = {
			status: 'published',
			type: 'villa',
			purpose: 'sale',
			market: 'resale',
			area: 1001,
			price: 7_500_000,
			price_checked_on: monthAgo,
		};
		const owner = { owner_name: `Owner ${word}`, owner_phone: phone };
		return (await admin.post<{ id: number }>('/items/property', { ...home, translations, private: [owner] })).id;
	};
	const ids: [number, number] = [await make('First'), await make('Second')];
	await untilFound(phone, 'property', 2);
	return { word, phone, ids, remove: () => admin.delete('/items/property', ids).then(() => {}) };
}

const untilFound = (words: string, wanted: string, count: number) =>
	eventually(async () => {
		const found = await admin.post<{ groups: { kind: string; total: number }[] }>('/counter', { words });
		return found.groups.some(({ kind, total }) => kind === wanted && total === count);
	}, `${wanted} at the counter`);

type Lead = { agent: number; progress: string; lost_reason: string | null };
export type CounterLead = { id: number; name: string; read: () => Promise<Lead>; remove: () => Promise<void> };

/** A new enquiry of one agent. */
export async function makeCounterLead(): Promise<CounterLead> {
	const { word, phone } = makeWord();
	const { id } = await admin.post<{ id: number }>('/items/enquiry', { name: word, phone, message: 'When?' });
	await admin.patch(`/items/enquiry/${id}`, { agent: 1003 });
	const { person } = await admin.get<{ person: number }>(`/items/enquiry/${id}?fields=person`);
	await untilFound(word, 'enquiry', 1);
	return {
		id,
		name: word,
		read: () => admin.get<Lead>(`/items/enquiry/${id}?fields=agent,progress,lost_reason`),
		remove: () => admin.delete(`/items/person/${person}`).then(() => {}),
	};
}

export async function signInAtCounter(page: Page, account: string, path: string): Promise<void> {
	await page.goto(path);
	await page.locator('[name=account]').fill(account);
	await page.locator('[name=password]').fill(readPassword(account));
	await page.locator('main button[type=submit]').click();
	const question = page.locator('input[name=q]');
	const again = page.getByRole('button', { name: /^(?:Try again|حاول مرة أخرى)$/ });
	// A busy Directus may not answer; the page then offers to try again.
	await expect(async () => {
		await expect(question.or(again)).toBeVisible();
		if (await again.isVisible()) await again.click();
		await expect(question).toBeVisible({ timeout: 15_000 });
	}).toPass();
}
