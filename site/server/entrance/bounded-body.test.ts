import { expect, test } from 'vitest';
import { isBodyTooLarge } from '#app/parts/forms/body-limits.ts';
import { boundBody } from './bounded-body.ts';

const bound = { bytes: 1000, withinMs: 60_000, drained: 500 };

/** A body of equal chunks, which counts how many were read. */
function source(pieces: number, size: number) {
	let given = 0;
	const stream = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				if (given === pieces) return controller.close();
				given++;
				controller.enqueue(new Uint8Array(size));
			},
		},
		{ highWaterMark: 0 },
	);
	return { stream, given: () => given };
}

async function measureSize(stream: ReadableStream<Uint8Array>): Promise<number> {
	let size = 0;
	for await (const piece of stream) size += piece.length;
	return size;
}

test('passes a body within its limit unchanged', async () => {
	const body = boundBody(source(10, 100).stream, bound);
	expect(await measureSize(body.stream)).toBe(1000);
	expect([await body.drain(), body.problem()]).toEqual([true, null]);
});

test('fails for a larger body and reads only the stated extra', async () => {
	const { stream, given } = source(1000, 100);
	const body = boundBody(stream, bound);
	await expect(measureSize(body.stream)).rejects.toSatisfy(isBodyTooLarge);
	expect([given(), body.problem()]).toEqual([11, 'large']);
	expect(await body.drain()).toBe(false);
	expect(given()).toBe(17);
});

test('reads a slightly larger body to its end, so the connection can be kept', async () => {
	const body = boundBody(source(13, 100).stream, bound);
	await expect(measureSize(body.stream)).rejects.toSatisfy(isBodyTooLarge);
	expect([await body.drain(), body.problem()]).toEqual([true, 'large']);
});

test('drains an unread body within the same limit', async () => {
	expect(await boundBody(source(10, 100).stream, bound).drain()).toBe(true);
	const endless = source(Number.POSITIVE_INFINITY, 100);
	const body = boundBody(endless.stream, bound);
	expect([await body.drain(), body.problem()]).toEqual([false, 'large']);
	expect(endless.given()).toBe(16);
});

test('counts tiny chunks as too large', async () => {
	const { stream, given } = source(Number.POSITIVE_INFINITY, 1);
	const body = boundBody(stream, { ...bound, bytes: 1_000_000 });
	await expect(measureSize(body.stream)).rejects.toSatisfy(isBodyTooLarge);
	expect(await body.drain()).toBe(false);
	expect(given()).toBeLessThan(1100);
});

test('stops waiting after the time limit', async () => {
	const never = () => new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
	const body = boundBody(never(), { ...bound, withinMs: 20 });
	await expect(measureSize(body.stream)).rejects.toThrow('took too long');
	expect([await body.drain(), body.problem()]).toEqual([false, 'late']);
	const unread = boundBody(never(), { ...bound, withinMs: 20 });
	expect([await unread.drain(), unread.problem()]).toEqual([false, null]);
});

test('a disconnected client is no error', async () => {
	const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('aborted')) });
	expect(await boundBody(broken, bound).drain()).toBe(false);
});
