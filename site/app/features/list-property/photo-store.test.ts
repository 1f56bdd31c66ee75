import { expect, test } from 'vitest';
import { createPhotoStore } from './photo-store.ts';
import type { Uploaded } from './upload-photo.ts';

const file = (name: string, size = 10) => Object.defineProperty(new File([], name), 'size', { value: size });

/** An upload function whose answers the test controls. */
function line() {
	const asked: { name: string; answer: (answer: Uploaded) => void; signal: AbortSignal }[] = [];
	const upload = ({ name }: File, _: unknown, signal: AbortSignal) => {
		const { promise, resolve } = Promise.withResolvers<Uploaded>();
		asked.push({ name, answer: resolve, signal });
		return promise;
	};
	const answer = async (name: string, answer: Uploaded) => {
		asked.find((one) => one.name === name)?.answer(answer);
		await new Promise((settled) => setTimeout(settled));
	};
	return { asked, upload, answer };
}

const statesIn = (store: ReturnType<typeof createPhotoStore>) => store.photos().map(({ name, state }) => `${name} ${state}`);

test('uploads two at a time, and the next one after a rejection', async () => {
	const { asked, upload, answer } = line();
	const store = createPhotoStore([], 20, upload);
	store.take([file('a'), file('b'), file('c')]);
	expect(asked.map(({ name }) => name)).toEqual(['a', 'b']);
	await answer('b', { problem: 'kind' });
	expect(asked.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
	await answer('a', { id: 'one' });
	expect(statesIn(store)).toEqual(['a done', 'b failed', 'c sending']);
	expect(store.photos()[0]).toMatchObject({ id: 'one', src: '/_uploads/one.jpg' });
});

test('uploads photos over the limit after another is removed, but never a file that is too large', () => {
	const { asked, upload } = line();
	const store = createPhotoStore([{ id: 'old', src: '', name: 'old' }], 2, upload);
	store.take([file('large', 10_000_001), file('a'), file('b')]);
	expect(statesIn(store)).toEqual(['old done', 'large failed', 'a sending', 'b failed']);
	store.remove('old');
	expect(statesIn(store)).toEqual(['large failed', 'a sending', 'b sending']);
	expect(asked.map(({ name }) => name)).toEqual(['a', 'b']);
});

test('a photo removed during upload is neither awaited nor shown again', async () => {
	const { asked, upload, answer } = line();
	const store = createPhotoStore([], 20, upload);
	store.take([file('a')]);
	store.remove('file-0');
	expect(asked[0]?.signal.aborted).toBe(true);
	await answer('a', { id: 'one' });
	expect(store.photos()).toEqual([]);
});

test('leaving the step waits for uploads and reports rejected photos', async () => {
	const { upload, answer } = line();
	const store = createPhotoStore([], 20, upload);
	expect(await store.settle()).toBeNull();
	store.take([file('a'), file('b')]);
	const settled = store.settle();
	expect(store.isAwaited()).toBe(true);
	await answer('a', { id: 'one' });
	await answer('b', { problem: 'offline' });
	expect(await settled).toMatchObject({ name: 'b', problem: 'offline' });
	expect(store.isAwaited()).toBe(false);
});

test('reorders photos', () => {
	const store = createPhotoStore(
		['a', 'b', 'c'].map((id) => ({ id, src: '', name: id })),
		20,
	);
	const order = () =>
		store
			.photos()
			.map(({ id }) => id)
			.join('');
	expect(store.hasChanged()).toBe(false);
	store.place('a', 2);
	expect(order()).toBe('bca');
	store.place('a', 0);
	expect(order()).toBe('abc');
	store.place('c', 3);
	expect(order()).toBe('abc');
	expect(store.hasChanged()).toBe(true);
});
