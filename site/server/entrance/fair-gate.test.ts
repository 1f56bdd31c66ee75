import { expect, test } from 'vitest';
import { QueueFullError } from '#content/gate.ts';
import { createFairGate } from './fair-gate.ts';

function open(concurrency: number, maxWaiting: number) {
	const gate = createFairGate(concurrency, maxWaiting);
	const began: string[] = [];
	const refused: string[] = [];
	const ends: (() => void)[] = [];
	const ask = (name: string, signal?: AbortSignal) => {
		const job = () => {
			began.push(name);
			return new Promise<void>((end) => ends.push(end));
		};
		const [who = ''] = name;
		return gate.run(who, job, signal).catch((error) => {
			expect(error).toBeInstanceOf(QueueFullError);
			refused.push(name);
		});
	};
	const settle = () => new Promise((resolve) => setImmediate(resolve));
	return {
		...{ gate, began, refused },
		async ask(...names: string[]) {
			for (const name of names) void ask(name);
			await settle();
		},
		async giveUp(name: string) {
			const leaving = new AbortController();
			void ask(name, leaving.signal);
			await settle();
			leaving.abort();
			await settle();
		},
		async end(count = 1) {
			for (let one = 0; one < count; one++) ends.shift()?.();
			await settle();
		},
	};
}

test('limits concurrency and serves clients in turn', async () => {
	const { gate, began, ask, end } = open(2, 10);
	await ask('a1', 'a2', 'a3', 'a4', 'b1', 'a5', 'c1', 'b2');
	expect(began).toEqual(['a1', 'a2']);
	expect(gate.stats()).toEqual({ running: 2, waiting: 6, refused: 0 });
	for (let one = 0; one < 6; one++) await end();
	expect(began).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
	await end(2);
	expect(gate.stats()).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test('without room rejects the client with most requests', async () => {
	const { gate, began, refused, ask, end } = open(1, 4);
	await ask('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
	expect(refused).toEqual(['a6']);
	await ask('b1', 'c1');
	expect(refused).toEqual(['a6', 'a5', 'a4']);
	await ask('b2', 'a7');
	expect(refused).toEqual(['a6', 'a5', 'a4', 'b2', 'a7']);
	for (let one = 0; one < 4; one++) await end();
	expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
	expect(gate.stats()).toEqual({ running: 1, waiting: 0, refused: 5 });
});

test('aborting leaves the queue, and a failed job frees its slot', async () => {
	const { gate, began, refused, ask, giveUp, end } = open(1, 2);
	await ask('a1', 'b1');
	await giveUp('c1');
	expect(refused).toEqual(['c1']);
	await ask('d1');
	await end();
	await end();
	expect(began).toEqual(['a1', 'b1', 'd1']);
	await end();
	await expect(gate.run('a', () => Promise.reject(new Error('a job may fail')))).rejects.toThrow('a job may fail');
	expect(await gate.run('a', async () => 'free again')).toBe('free again');
});
