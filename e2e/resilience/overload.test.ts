import { afterAll, beforeAll, expect, test } from 'vitest';
import { someAddress } from '../visitor.ts';
import { installation, removeScratch, type System, startSystem } from './installation.ts';
import { note, seconds } from './report.ts';
import { sendForm } from './visitor.ts';

/** Five times the 64 pages that may render or wait at once. */
const AT_ONCE = 5 * 64;
const SECONDS = 20;
/** The limit until the next visitor gets a rendered page. */
const RECOVERED_MS = 5000;

let system: System;
beforeAll(async () => {
	system = await startSystem(await installation('overload'));
	await system.ready();
});
afterAll(async () => {
	await system.stop();
	removeScratch();
});

let number = 0;
/** These addresses are never cached, so each is rendered. */
const somePage = () => `${++number % 2 ? '' : '/ar'}/contact-us?about=property-1011&from=${number}`;
const kept = ['/en', '/ar', '/en/properties/1011', '/ar/compounds/more'];

type Looked = { statuses: Record<string, number>; times: number[]; withoutTime: number };
const nothing = (): Looked => ({ statuses: {}, times: [], withoutTime: 0 });
const p = (times: readonly number[], share: number) =>
	seconds(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0);

async function look(path: string, address: string, seen: Looked): Promise<number> {
	const since = performance.now();
	const answer = await fetch(system.url + path, { headers: { 'accept-language': 'en', 'x-forwarded-for': address } }).catch(() => null);
	await answer?.arrayBuffer().catch(() => null);
	const status = answer?.status ?? 0;
	seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
	if (status === 200) seen.times.push(performance.now() - since);
	if (status === 503 && !answer?.headers.get('retry-after')) seen.withoutTime++;
	return status;
}

/** Visitors who ask again as soon as they are answered. */
async function crowd(size: number, address: () => string, meanwhile: () => Promise<void>): Promise<Looked> {
	const seen = nothing();
	let isOver = false;
	const loops = Array.from({ length: size }, async () => {
		while (!isOver) await look(somePage(), address(), seen);
	});
	const until = Date.now() + SECONDS * 1000;
	while (Date.now() < until) await meanwhile();
	isOver = true;
	await Promise.all(loops);
	return seen;
}

const told = ({ statuses, times }: Looked) =>
	`${JSON.stringify(statuses).replaceAll('"', '')}, of those drawn p50 ${p(times, 0.5)}, p95 ${p(times, 0.95)}`;

/** A client too busy to finish its request within ten seconds gets 408. */
const expected = ['200', '408', '503'];

test('five times the capacity in visitors', async () => {
	for (const path of kept) await look(path, someAddress(), nothing());
	const ofKept = nothing();
	const seen = await crowd(AT_ONCE, someAddress, async () => {
		for (const path of kept) await look(path, someAddress(), ofKept);
	});
	const since = performance.now();
	const after = nothing();
	while ((await look(somePage(), someAddress(), after)) !== 200);
	const recoveredMs = performance.now() - since;
	note({
		what: `${AT_ONCE} visitors at once, each for a page that has to be drawn`,
		when: `for ${SECONDS} s`,
		sees: 'pages in memory as ever; of the others some, and else at once “The site is very busy” with Retry-After',
		figures: `drawn: ${told(seen)}; from memory: ${told(ofKept)}`,
		healed: `the next page is drawn ${seconds(recoveredMs)} after`,
	});
	expect(Object.keys(seen.statuses).filter((status) => !expected.includes(status))).toEqual([]);
	expect(Object.keys(ofKept.statuses)).toEqual(['200']);
	expect(recoveredMs).toBeLessThanOrEqual(RECOVERED_MS);
	expect([seen.withoutTime, seen.times.length > 0, (seen.statuses['503'] ?? 0) > 0]).toEqual([0, true, true]);
});

test('one visitor in a loop', async () => {
	const address = someAddress();
	const ofOthers = nothing();
	const forms: string[] = [];
	const seen = await crowd(
		128,
		() => address,
		async () => {
			await look(somePage(), someAddress(), ofOthers);
			if (forms.length < 2) forms.push(await sendForm(system.url));
		},
	);
	note({
		what: 'one visitor with 128 connections in a loop',
		when: `for ${SECONDS} s`,
		sees: 'everybody else gets every page; forms are taken; the one in the loop gets what is left over',
		figures: `the loop: ${told(seen)}; others: ${told(ofOthers)}; forms: ${forms.join(', ')}`,
		healed: 'nothing to heal',
	});
	expect(Object.keys(ofOthers.statuses)).toEqual(['200']);
	expect(new Set(forms)).toEqual(new Set(['taken']));
	expect(Object.keys(seen.statuses).filter((status) => !expected.includes(status))).toEqual([]);
});
