import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { pickPhoto, recordPhotos } from './shown-photos.ts';

const open = () =>
	({ url: new URL('http://site/'), locale: 'en', read: { photo: (id: string | null) => id && { id } } }) as unknown as PageRequest;

test('does not repeat a picture on a page if the record has another', () => {
	const request = open();
	recordPhotos(request, 'hero', ['villa']);
	expect(pickPhoto(request, 'property 1', ['villa', 'garden', 'pool'])).toEqual({ id: 'garden' });
	expect(pickPhoto(request, 'property 2', ['pool'])).toEqual({ id: 'pool' });
	expect(pickPhoto(request, 'property 1', ['villa', 'garden', 'pool'])).toEqual({ id: 'garden' });
});

test('repeats it if there is no other; each page starts anew', () => {
	const request = open();
	expect(pickPhoto(request, 'property 1', [null, 'villa'])).toEqual({ id: 'villa' });
	expect(pickPhoto(request, 'property 2', ['villa'])).toEqual({ id: 'villa' });
	expect(pickPhoto(request, 'property 3', [])).toBeNull();
	expect(pickPhoto(open(), 'property 2', ['villa', 'garden'])).toEqual({ id: 'villa' });
});

test('copies of a request count as the same page', () => {
	const request = open();
	pickPhoto(request, 'property 1', ['villa']);
	expect(pickPhoto({ ...request }, 'property 2', ['villa', 'garden'])).toEqual({ id: 'garden' });
});
