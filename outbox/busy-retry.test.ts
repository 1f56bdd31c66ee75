import { expect, test } from 'vitest';
import { createBusyRetry } from './busy-retry.ts';

const busy = () => {
	throw Object.assign(new Error('database is locked'), { errcode: 5 });
};

function clocked() {
	let clock = 0;
	const pause = async (ms: number) => {
		clock += ms;
	};
	return { whenFree: createBusyRetry(() => clock, pause), now: () => clock, pause };
}

test('while another program writes, one caller waits and the others fail at once', async () => {
	const { whenFree, now, pause } = clocked();
	await expect(whenFree(busy)).rejects.toThrow('locked');
	const waited = now();
	expect(waited).toBeGreaterThan(0);
	for (let others = 0; others < 20; others++) await expect(whenFree(busy)).rejects.toThrow('locked');
	expect(now()).toBe(waited);
	await pause(1000);
	await expect(whenFree(busy)).rejects.toThrow('locked');
	expect(now()).toBeGreaterThan(waited + 1000);
});

test('a caller succeeds once the file is free, also after another one timed out', async () => {
	const { whenFree } = clocked();
	await expect(whenFree(busy)).rejects.toThrow('locked');
	expect(await whenFree(() => 'written')).toBe('written');
});

test('any other error is thrown without waiting', async () => {
	const { whenFree, now } = clocked();
	const full = () => {
		throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
	};
	await expect(whenFree(full)).rejects.toThrow('full');
	expect(now()).toBe(0);
});
