import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keepAssets } from '#bin/earlier-assets.ts';
import { root } from '#bin/processes.ts';
import { startForm } from '../live-form.ts';
import { openPage } from '../open-page.ts';
import { startSiteProcess } from '../site-process.ts';

let scratch: string;
let project: string;
let site: Awaited<ReturnType<typeof startSiteProcess>> | null = null;
const left = /node_modules|test-results|\.git$|\/e2e$/;

test.beforeAll(() => {
	scratch = mkdtempSync(join(tmpdir(), 'pn-deployment-'));
	project = join(scratch, 'project');
});
test.afterAll(async () => {
	await site?.stop();
	rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
});

/** Builds a copy of the project with one changed word. */
function buildAnew(): void {
	const dictionary = join(project, 'site/app/i18n/messages/en.json');
	writeFileSync(dictionary, readFileSync(dictionary, 'utf8').replace('"Careers"', '"Work with us"'));
	keepAssets(join(project, 'site/build/client/assets'), join(scratch, 'data/earlier-build/assets'));
	const builder = join(root, 'node_modules/@react-router/dev/bin.cjs');
	execFileSync(process.execPath, [builder, 'build'], {
		cwd: join(project, 'site'),
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: 'ignore',
	});
}

test('a second build under an open page breaks none of its controls @desktop @thorough', async ({ page }) => {
	cpSync(root, project, { recursive: true, filter: (file) => !left.test(file.slice(root.length)) });
	symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
	const served = await startSiteProcess(join(scratch, 'data'), 'http://127.0.0.1:9', {}, project);
	site = served;
	const build = async () => (await (await fetch(`${served.url}/builds/latest.json`)).json()).id;
	const errors: string[] = [];
	const home = await page.context().newPage();
	for (const open of [page, home]) open.on('pageerror', ({ message }) => errors.push(message));
	const first = await build();
	const scripts = readdirSync(join(project, 'site/build/client/assets'));
	await openPage(page, `${served.url}/search`);
	await openPage(home, `${served.url}/properties/1011`);

	await served.stop();
	buildAnew();
	await served.start();
	expect(await build()).not.toBe(first);
	const statuses = await Promise.all(scripts.map(async (name) => (await fetch(`${served.url}/assets/${name}`)).status));
	expect(statuses.filter((status) => status !== 200)).toEqual([]);

	await page.locator('article .heart').first().click();
	await expect(page.locator('article .heart').first()).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
	await page.locator('.quick-filter > button').first().click();
	await expect(page.locator('.quick-filter > button').first()).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('Escape');
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click();
	await expect(page).toHaveURL(`${served.url}/`);
	// As a whole document, because the scripts could not read data of the new build.
	await expect.poll(() => page.content()).toContain('Work with us');

	await home.locator('#photos a[data-opens="0"]').first().click();
	await expect(home.getByRole('dialog', { name: 'Photos' })).toBeVisible();
	await home.keyboard.press('Escape');
	await startForm(home, '[name=name]');
	await home.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
	await expect(home.locator('html')).toHaveAttribute('dir', 'rtl');
	await home.getByRole('banner').getByRole('link', { name: 'English' }).click();
	await expect(home.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Work with us' })).toBeVisible();
	expect(errors).toEqual([]);
});
