import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { PHOTOS_MOST } from './photo-list.ts';
import { takePhotos } from './take-photos.ts';

function visit() {
	let count = 0;
	const unstaged: string[] = [];
	const site = {
		visitor: '10.0.0.1',
		uploads: { photo: async ({ name }: { name: string }) => (name === 'bad.jpg' ? { problem: 'kind' } : { id: `id-${count++}` }) },
		outbox: { unstage: async (id: string) => void unstaged.push(id) },
	};
	return { photos: takePhotos({ site } as unknown as PageRequest), unstaged };
}

const file = (name: string, field = 'photo') => ({ field, name, bytes: new Uint8Array(1) });

test('appends photos; a rejected one does not affect others', async () => {
	const { photos } = visit();
	for (const name of ['a.jpg', 'bad.jpg', 'b.jpg']) await photos.take(file(name));
	expect(await photos.join(['before'])).toEqual({ ids: ['before', 'id-0', 'id-1'], refused: [{ name: 'bad.jpg', problem: 'kind' }] });
});

test('names photos over the limit and does not keep them', async () => {
	const { photos, unstaged } = visit();
	for (let number = 0; number < PHOTOS_MOST + 1; number++) await photos.take(file(`${number}.jpg`));
	const { ids, refused } = await photos.join(['one', 'two']);
	expect(ids).toHaveLength(PHOTOS_MOST);
	expect(refused.map(({ name, problem }) => `${name} ${problem}`)).toEqual(['20.jpg many', '18.jpg many', '19.jpg many']);
	expect(unstaged).toEqual(['id-18', 'id-19']);
});

test('ignores files of other fields', async () => {
	const { photos } = visit();
	await photos.take(file('a.jpg', 'cv'));
	expect(await photos.join([])).toEqual({ ids: [], refused: [] });
});
