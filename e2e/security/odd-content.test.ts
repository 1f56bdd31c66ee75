import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liftLimits } from '../lift-limits.ts';
import { admin, eventually, siteUrl } from '../system.ts';

const AGENT = 1001;
const CAREER = 1001;
const TEAM_MEMBER = 1001;
const UNKNOWN = 'nobody-knows-this';
const UNSAFE = 'javascript:alert(1)';

const socials = ['facebook', 'instagram', 'linkedin', 'x', 'tiktok', 'youtube', 'property_finder'] as const;

const choices = ['career.department', 'career.employment', 'property.finishing', 'property.view'];

type Row = Record<string, unknown>;
const before: { path: string; row: Row }[] = [];

async function change(path: string, row: Row): Promise<void> {
	before.push({ path, row: await admin.get<Row>(`${path}?fields=${Object.keys(row)}`) });
	await admin.patch(path, row);
}

const textOf = async (path: string) => (await fetch(siteUrl + path, { headers: { 'accept-language': 'en' } })).text();
const status = async (path: string) => (await fetch(siteUrl + path)).status;
let listing = 0;
let career = '';
let restoreLimits = async () => {};

beforeAll(async () => {
	const [found] = await admin.get<{ id: number }[]>(`/items/property?filter[agent][_eq]=${AGENT}&filter[status][_eq]=published&limit=1`);
	listing = found?.id ?? 0;
	restoreLimits = await liftLimits(admin, (field) => choices.includes(field));
	await change(`/items/agent/${AGENT}`, { languages: ['ar', UNKNOWN] });
	await change(`/items/career/${CAREER}`, { department: UNKNOWN, employment: UNKNOWN, valid_through: null });
	await change(`/items/property/${listing}`, { finishing: UNKNOWN, view: UNKNOWN, video_url: UNSAFE, tour_url: UNSAFE });
	await change(`/items/team_member/${TEAM_MEMBER}`, { linkedin: UNSAFE });
	const names = await admin.get<{ name: string }[]>(
		`/items/career_translations?filter[career_id][_eq]=${CAREER}&filter[languages_code][_eq]=en_US`,
	);
	career = names[0]?.name ?? '';
	await change('/items/setting', { ...Object.fromEntries(socials.map((name) => [name, UNSAFE])), registration_number: 'LAST-CHANGE' });
	await eventually(async () => (await textOf('/offers')).includes('LAST-CHANGE'), 'the last change');
});
afterAll(async () => {
	for (const { path, row } of before) await admin.patch(path, row);
	await restoreLimits();
});

describe('a value that nobody knows', () => {
	test.each(['', '/ar'])('takes no page down (%s)', async (language) => {
		const paths = [
			'/agents',
			`/agents/${AGENT}`,
			'/careers',
			`/careers/${CAREER}`,
			`/properties/${listing}`,
			'/search',
			'/team',
			'/about-us',
			'/',
		];
		const statuses = await Promise.all(paths.map(async (path) => [path, await status(language + path)] as const));
		expect(statuses.filter(([, code]) => code >= 500)).toEqual([]);
		expect(Object.fromEntries(statuses)).toMatchObject({
			'/agents': 200,
			'/careers': 200,
			[`/agents/${AGENT}`]: 200,
			[`/careers/${CAREER}`]: 200,
		});
	});

	test('is not shown; what is beside it is', async () => {
		const [agents, careers, home] = await Promise.all(['/agents', '/careers', `/properties/${listing}`].map(textOf));
		for (const html of [agents, careers, home]) expect(html?.includes(UNKNOWN)).toBe(false);
		expect(careers?.includes(career)).toBe(true);
	});
});

test('links of settings and content lead to the web alone', async () => {
	const pages = ['/', '/about-us', '/contact-us', `/properties/${listing}`].flatMap((path) => [
		path,
		`/ar${path === '/' ? '' : path}`,
		`${path === '/' ? '/_root' : path}.data`,
	]);
	const texts = await Promise.all(pages.map(async (path) => [path, await textOf(path)] as const));
	expect(texts.filter(([, text]) => text.includes(UNSAFE)).map(([path]) => path)).toEqual([]);
});
