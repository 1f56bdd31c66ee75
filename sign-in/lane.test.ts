import { expect, test } from 'vitest';
import { createLane } from './lane.ts';

const never = new AbortController().signal;

test('runs a few at once, lets a few wait, and refuses the rest', async () => {
	const lane = createLane(2, 1);
	const gate = Promise.withResolvers<string>();
	const running = [lane(() => gate.promise, never), lane(() => gate.promise, never)];
	const waiting = lane(async () => 'waited', never);
	expect(await lane(async () => 'refused', never)).toBeNull();
	gate.resolve('ran');
	expect(await Promise.all([...running, waiting])).toEqual(['ran', 'ran', 'waited']);
	expect(await lane(async () => 'free again', never)).toBe('free again');
});

test('who waits too long loses the place and holds up nobody', async () => {
	const lane = createLane(1, 5);
	const gate = Promise.withResolvers<string>();
	const running = lane(() => gate.promise, never);
	const patience = new AbortController();
	const waiting = lane(async () => 'too late', patience.signal);
	patience.abort();
	expect(await waiting).toBeNull();
	gate.resolve('ran');
	expect(await running).toBe('ran');
	expect(await lane(async () => 'next', never)).toBe('next');
});

test('work that fails frees its place', async () => {
	const lane = createLane(1, 0);
	await expect(lane(() => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken');
	expect(await lane(async () => 'next', never)).toBe('next');
});
