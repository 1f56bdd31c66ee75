import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { pickPhoto, recordPhotos } from './shown-photos.ts';

const open = () =>
	({ url: new URL('http://site/'), locale: 'en', read: { photo: (id: string | null) => id && { id } } }) as unknown as PageRequest;

test('no picture stands twice on a page where a record has another one', () => {
	const request = open();
	recordPhotos(request, 'hero', ['villa']);
	expect(pickPhoto(request, 'property 1', ['villa', 'garden', 'pool'])).toEqual({ id: 'garden' });
	expect(pickPhoto(request, 'property 2', ['pool'])).toEqual({ id: 'pool' });
	expect(pickPhoto(request, 'property 1', ['villa', 'garden', 'pool'])).toEqual({ id: 'garden' });
});

test('one that has no other is shown all the same, and another page starts over', () => {
	const request = open();
	expect(pickPhoto(request, 'property 1', [null, 'villa'])).toEqual({ id: 'villa' });
	expect(pickPhoto(request, 'property 2', ['villa'])).toEqual({ id: 'villa' });
	expect(pickPhoto(request, 'property 3', [])).toBeNull();
	expect(pickPhoto(open(), 'property 2', ['villa', 'garden'])).toEqual({ id: 'villa' });
});

test('what passes its request on with changes still draws the same page', () => {
	const request = open();
	pickPhoto(request, 'property 1', ['villa']);
	expect(pickPhoto({ ...request }, 'property 2', ['villa', 'garden'])).toEqual({ id: 'garden' });
});
