import { expect, test } from 'vitest';
import { allowsPrefetch, createPrefetchQueue } from './prefetch-queue.ts';

/** Page loads that the test completes or fails. */
function heldPages() {
	const begun: string[] = [];
	const held = new Map<string, PromiseWithResolvers<void>>();
	const prefetch = createPrefetchQueue((page) => {
		begun.push(page);
		held.set(page, Promise.withResolvers());
		return held.get(page)?.promise ?? Promise.resolve();
	});
	const settle = async (page: string, way: 'resolve' | 'reject') => {
		held.get(page)?.[way]();
		await new Promise((resolve) => setTimeout(resolve));
	};
	return { begun, prefetch, settle };
}

test('loads four pages at once, and the next after success or failure', async () => {
	const { begun, prefetch, settle } = heldPages();
	for (const page of ['/a', '/b', '/c', '/d', '/e', '/f']) prefetch(page);
	expect(begun).toEqual(['/a', '/b', '/c', '/d']);
	await settle('/b', 'resolve');
	expect(begun).toEqual(['/a', '/b', '/c', '/d', '/e']);
	await settle('/a', 'reject');
	expect(begun).toEqual(['/a', '/b', '/c', '/d', '/e', '/f']);
});

test('loads a page once', async () => {
	const { begun, prefetch, settle } = heldPages();
	prefetch('/a');
	await settle('/a', 'resolve');
	prefetch('/a');
	expect(begun).toEqual(['/a']);
});

test('does not prefetch with data saving or a slow connection', () => {
	expect(allowsPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
	expect(allowsPrefetch({ saveData: false, effectiveType: '2g' })).toBe(false);
	expect(allowsPrefetch({ saveData: false, effectiveType: 'slow-2g' })).toBe(false);
	expect(allowsPrefetch({ saveData: false, effectiveType: '3g' })).toBe(true);
	expect(allowsPrefetch({})).toBe(true);
});
