import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { createLeases } from './leases.ts';
import { openTestParts } from './test-outbox.ts';

const MINUTE = 60_000;
const folder = () => temporaryFolder();

function site(where: string) {
	const parts = openTestParts(where);
	onTestFinished(() => parts.close());
	return createLeases(parts);
}

test('one of several sites holds a lease until it releases it', async () => {
	const where = folder();
	const [one, other] = [site(where), site(where)];
	expect([await one.hold('notices', MINUTE), await other.hold('notices', MINUTE), await one.hold('notices', MINUTE)]).toEqual([
		true,
		false,
		true,
	]);
	expect(await other.hold('something else', MINUTE)).toBe(true);
	await other.release('notices');
	expect(await other.hold('notices', MINUTE)).toBe(false);
	await one.release('notices');
	expect([await other.hold('notices', MINUTE), await one.hold('notices', MINUTE)]).toEqual([true, false]);
});

test('another site takes over the lease of one that is gone', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const where = folder();
	const [gone, other] = [site(where), site(where)];
	await gone.hold('notices', MINUTE);
	vi.setSystemTime(Date.now() + MINUTE - 1);
	expect(await other.hold('notices', MINUTE)).toBe(false);
	vi.setSystemTime(Date.now() + 2);
	expect(await other.hold('notices', MINUTE)).toBe(true);
	expect(await gone.hold('notices', MINUTE)).toBe(false);
});

test('while the database fails, the last holder keeps the lease', async () => {
	const where = folder();
	let fails = false;
	const sites = [openTestParts(where), openTestParts(where)].map((parts) => {
		onTestFinished(() => parts.close());
		return createLeases({ use: async (what, otherwise, work) => (fails ? otherwise : parts.use(what, otherwise, work)) });
	});
	const hold = () => Promise.all(sites.map((leases) => leases.hold('notices', MINUTE)));
	const before = await hold();
	fails = true;
	expect(await hold()).toEqual(before);
	expect(before.filter(Boolean)).toHaveLength(1);
});
