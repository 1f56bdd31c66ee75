import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPages } from '#app/site-map.ts';
import { freePort } from '#bin/checks.ts';
import { type Api, createApi } from '#directus/api.ts';
import { eventually } from '../eventually.ts';
import { browser, seenOn, send, visibleText } from '../form.ts';
import { receivedMails, startMailSink } from '../mail-sink.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { type Running, run } from './command.ts';

/** An installation without any sample content. */
const dataDir = mkdtempSync(join(tmpdir(), 'pn-first-day-'));
const mails = join(dataDir, 'mails');
const env: Record<string, string> = { DATA_DIR: dataDir };
let running: Running;
let site = '';
let api: Api;

async function start(more: Record<string, string>): Promise<string> {
	running = run(['start'], { ...env, ...more });
	await running.said('Ctrl-C stops everything.');
	return running.output();
}

beforeAll(async () => {
	env['PORT'] = String(await freePort());
	env['CMS_PORT'] = String(await freePort());
	env['SMTP_URL'] = (await startMailSink(mails)).url;
	env['MAIL_FROM'] = 'hello@nile.test';
	site = `http://127.0.0.1:${env['PORT']}`;
	expect(await start({ SAMPLE_CONTENT: 'false' })).not.toContain('Sample content');
	api = createApi(`http://127.0.0.1:${env['CMS_PORT']}`, JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).adminToken);
	await eventually(async () => (await (await fetch(`${site}/locations/1001`)).text()).includes('New Cairo'), 'the starter content');
});
afterAll(async () => {
	running.child.kill('SIGTERM');
	await running.exited;
	rmSync(dataDir, { recursive: true, force: true });
});

const languages = ['', '/ar'] as const;
const ofStarter = ['location', 'area'];
const pages = openPages.flatMap(({ page, paths: [path] }) =>
	languages.map((prefix) => ({
		prefix,
		path: prefix + path.replace(':id', '1001').replace(/^\/$/, prefix ? '' : '/'),
		isOfSample: path.includes(':id') && !ofStarter.includes(page),
	})),
);
const shown = pages.filter(({ isOfSample }) => !isOfSample).map(({ path }) => path);

const visit = async (path: string) => {
	const response = await fetch(site + path, { headers: { 'user-agent': browser }, redirect: 'manual' });
	return { status: response.status, html: await response.text() };
};
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const linksOf = (html: string) =>
	[...html.matchAll(/<a\b[^>]*? href="([^"#]*)[^"]*"/g)]
		.map(([, href = '']) => href.replaceAll('&amp;', '&'))
		.filter((href) => href.startsWith('/'));

describe('without sample content', () => {
	test('every kind of page works in both languages, and missing pages are 404', async () => {
		const found = [];
		for (const { path, isOfSample } of pages) {
			const { status, html } = await visit(path);
			const main = mainOf(html);
			found.push({ path, status, isOfSample, hasHeading: /<h1\b/.test(main), isBlank: visibleText(main).length < 60 });
		}
		expect(found.filter(({ hasHeading, isBlank }) => !hasHeading || isBlank)).toEqual([]);
		expect(found.filter(({ status, isOfSample }) => status !== (isOfSample ? 404 : 200))).toEqual([]);
	});

	test('these pages have no broken links', async () => {
		const links = new Map<string, string>();
		for (const path of shown) for (const link of linksOf((await visit(path)).html)) links.set(link, path);
		const broken = [];
		for (const [link, from] of links) {
			const { status } = await visit(link);
			if (status >= 400) broken.push({ link, from, status });
		}
		expect(links.size).toBeGreaterThan(150);
		expect(broken).toEqual([]);
	});

	test('empty lists say what will be there and link on', async () => {
		for (const [path, said] of [
			['/', 'No properties are published yet'],
			['/ar', 'لم ننشر عقارات بعد'],
			['/search', 'No properties are published yet'],
			['/compounds/more', 'No compounds are published yet'],
			['/agents', 'We haven’t introduced our agents here yet'],
			['/careers', 'No open jobs right now'],
			['/ar/blog', 'لم ننشر مقالات بعد'],
			['/areas/1001', 'No properties are listed here today'],
		] as const) {
			const main = mainOf((await visit(path)).html);
			expect([path, visibleText(main)]).toEqual([path, expect.stringContaining(said)]);
			expect(main).toMatch(/href="(\/ar)?\/(alerts|contact-us|list-your-property|locations)/);
		}
	});

	test('no sample content appears', async () => {
		const said = [];
		for (const path of shown)
			for (const [words] of (await visit(path)).html.matchAll(
				/example\.com|\+?20 ?100 ?000|SAMPLE|[Ss]ample building|are samples|0 (homes|properties)\b/g,
			))
				said.push([path, words]);
		expect(said).toEqual([]);
		expect(await api.get('/users?filter[email][_nnull]=true&fields=email')).toEqual([{ email: 'admin@example.com' }]);
		expect(await api.get('/items/setting?fields=sample_content,phone_number,email,registration_number')).toEqual({
			sample_content: false,
			phone_number: null,
			email: null,
			registration_number: null,
		});
	});
});

test('a phone number is shown before other settings are made', async () => {
	await api.patch('/items/setting', { phone_number: '+20223456789' });
	await eventually(async () => (await visit('/ar')).html.includes('tel:+20223456789'), 'the phone number');
	expect((await (await fetch(`${site}/readyz`)).json()).unparsedRows).toEqual([]);
});

describe('a brokerage with a name of its own', () => {
	const names = { en: 'Nile Doors', ar: 'أبواب النيل' };
	/** Ignores reference numbers and the font's name. */
	const formerName = (text: string) => text.replace(/PN-[\w…]+|PN Figures/g, '').match(/.{0,30}\bPN\b.{0,30}/)?.[0] ?? null;

	beforeAll(async () => {
		await api.patch('/items/setting', {
			email: 'desk@nile.test',
			facebook: 'https://facebook.com/nile',
			registration_number: 'R-77',
			translations: [
				{ languages_code: 'en_US', site_name: names.en, address: '1 Tahrir Square' },
				{ languages_code: 'ar_EG', site_name: names.ar, address: '1 ميدان التحرير' },
			],
		});
		await eventually(async () => (await visit('/')).html.includes('R-77'), 'the settings');
	});

	test.each(languages)('has it on every page of “%s”, with its details', async (prefix) => {
		const name = prefix ? names.ar : names.en;
		for (const { path } of pages.filter((page) => page.prefix === prefix)) {
			const { html } = await visit(path);
			expect([path, formerName(html)]).toEqual([path, null]);
			expect([path, html]).toEqual([path, expect.stringContaining(`© ${new Date().getFullYear()} ${name}`)]);
			for (const detail of ['tel:+20223456789', 'mailto:desk@nile.test', 'https://facebook.com/nile', 'R-77'])
				expect(html).toContain(detail);
		}
		const home = (await visit(prefix || '/')).html;
		expect(home).toContain(`| ${name}</title>`);
		expect(home).toContain(`property="og:site_name" content="${name}"`);
		expect(home).toContain(`"name":"${name}"`);
		expect((await visit(`${prefix}/contact-us`)).html).toMatch(new RegExp(`name="consent"[\\s\\S]{0,400}${name}`));
	});

	test('has it in feeds, the manifest and share images', async () => {
		for (const [path, name] of [
			['/blog/feed.xml', names.en],
			['/ar/blog/feed.xml', names.ar],
			['/search/feed.xml', names.en],
			['/ar/search/feed.xml', names.ar],
			['/site.webmanifest', names.en],
		] as const) {
			const { html } = await visit(path);
			expect([path, html, formerName(html)]).toEqual([path, expect.stringContaining(name), null]);
		}
		const picture = /property="og:image" content="[^"]*(\/_og\/[^"]+)"/.exec((await visit('/')).html)?.[1] ?? '';
		expect((await fetch(site + picture)).headers.get('content-type')).toBe('image/jpeg');
	});

	test('has it in mails to visitors and to staff', async () => {
		const seen = await seenOn('/alerts', site);
		await pauseToReadForm();
		for (const prefix of languages)
			expect((await send(`${prefix}/alerts`, { email: `a${prefix.length}@visitor.test`, seen }, { site })).status).toBe(303);
		const request = await fetch(`${api.url}/auth/password/request`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email: 'admin@example.com' }),
		});
		expect(request.status).toBe(204);
		const received = await eventually(async () => {
			const all = receivedMails(mails);
			return all.length >= 3 && all;
		}, 'three mails');
		const to = (address: string) => received.find((mail) => mail.to === address);
		expect(to('a0@visitor.test')?.subject).toContain(names.en);
		expect(to('a3@visitor.test')?.subject).toContain(names.ar);
		expect(to('admin@example.com')?.text).toContain(names.en);
		expect(received.map(({ head, subject, text }) => formerName(`${head}${subject}${text}`)).filter(Boolean)).toEqual([]);
	});

	test('has it on the staff sign-in page', async () => {
		const info = await (await fetch(`${api.url}/server/info`)).json();
		expect(info.data.project.project_name).toBe(names.en);
		for (const prefix of languages) expect(formerName((await visit(`${prefix}/admin/search`)).html)).toBeNull();
	});
});

test('refused sample content does not appear at a later start', async () => {
	running.child.kill('SIGTERM');
	await running.exited;
	const output = await start({});
	expect(output).not.toContain('Sample content');
	expect(output).not.toContain('Starter content');
	expect(await api.get('/items/property?aggregate[count]=*')).toEqual([{ count: 0 }]);
});
