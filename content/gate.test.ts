import { expect, test } from 'vitest';
import { createGate, QueueFullError } from './gate.ts';

test('runs a limited number in order, and limits how many wait', async () => {
	const gate = createGate(2, 1);
	const began: number[] = [];
	const ends = [0, 1, 2].map(() => Promise.withResolvers<void>());
	const runs = ends.map((end, number) =>
		gate.run(() => {
			began.push(number);
			return end.promise;
		}),
	);
	await expect(gate.run(async () => undefined)).rejects.toBeInstanceOf(QueueFullError);
	expect(began).toEqual([0, 1]);
	ends[1]?.reject(new Error('a job may fail'));
	await expect(runs[1]).rejects.toThrow('a job may fail');
	await expect.poll(() => began).toEqual([0, 1, 2]);
	ends[0]?.resolve();
	ends[2]?.resolve();
	await Promise.all([runs[0], runs[2]]);
	expect(gate.busy).toBe(false);
	expect(await gate.run(async () => 'free again')).toBe('free again');
});

test('a caller that is aborted leaves the queue', async () => {
	const gate = createGate(1, 5);
	const end = Promise.withResolvers<string>();
	const running = gate.run(() => end.promise);
	const leaving = new AbortController();
	const waiting = gate.run(async () => 'too late', leaving.signal);
	leaving.abort();
	await expect(waiting).rejects.toBeInstanceOf(QueueFullError);
	await expect(gate.run(async () => 'too late', leaving.signal)).rejects.toBeInstanceOf(QueueFullError);
	end.resolve('ran');
	expect(await running).toBe('ran');
	expect(await gate.run(async () => 'next', leaving.signal)).toBe('next');
});
