import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, type System, signInAsEditor, startSystem } from './installation.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm } from './visitor.ts';

const METRICS = 'what Prometheus shows before';
let dataDir: string;
let system: System;
const variables: Record<string, string> = { METRICS_TOKEN: METRICS, PREVIEW_SECRET: 'p'.repeat(32) };
const secretsFile = () => join(dataDir, 'secrets.json');
const readSecrets = (): Record<string, string> => JSON.parse(readFileSync(secretsFile(), 'utf8'));

beforeAll(async () => {
	dataDir = await installation('rotation');
	system = await startSystem(dataDir, variables);
	await system.ready();
});
afterAll(async () => {
	await system.stop();
	removeScratch();
});

/** As in docs/operations.md: stop, change the secret, start. */
async function rotate(change: () => void): Promise<void> {
	expect(await system.stop()).toBe(0);
	change();
	system = await startSystem(dataDir, variables);
	await system.ready();
}

const statusFor = async (token: string) =>
	(await fetch(`${system.cmsUrl}/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const metricsFor = async (token: string) =>
	(await fetch(`${system.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;

/** All pages answer, a form is accepted, and staff can sign in with their passwords. */
async function goesOn(): Promise<void> {
	await eventually(async () => (await pagesThatAnswer(system.url)) === ALL_PAGES, 'all pages');
	expect(await sendForm(system.url)).toBe('taken');
	await eventually(async () => (await (await fetch(`${system.url}/healthz`)).json()).outbox.waiting === 0, 'the form to be delivered');
	expect(await signInAsEditor(system)).toBe(true);
}

const names = ['directusSecret', 'adminToken', 'siteToken', 'sessionSecret'];

test.each(names)('%s is replaced after its line is removed, and everything works', async (name) => {
	const before = readSecrets();
	await rotate(() => {
		const { [name]: _, ...kept } = readSecrets();
		writeFileSync(secretsFile(), JSON.stringify(kept), { mode: 0o600 });
	});
	const after = readSecrets();
	const changed = names.filter((key) => before[key] !== after[key]);
	expect(changed).toEqual([name]);
	if (name.endsWith('Token')) expect([await statusFor(before[name] ?? ''), await statusFor(after[name] ?? '')]).toEqual([401, 200]);
	await goesOn();
});

test('secrets from the environment are changed there', async () => {
	await rotate(() => Object.assign(variables, { METRICS_TOKEN: 'what Prometheus shows after', PREVIEW_SECRET: 'q'.repeat(32) }));
	expect([await metricsFor(METRICS), await metricsFor('what Prometheus shows after')]).toEqual([401, 200]);
	await goesOn();
});
