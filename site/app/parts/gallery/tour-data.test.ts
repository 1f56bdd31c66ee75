import { expect, test } from 'vitest';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildFilm } from './film-data.ts';
import { buildTour } from './tour-data.ts';

const named = (en: string, ar: string) => ({ en_US: { name: en }, ar_EG: { name: ar } });
const fileAt = (number: number) => `3360e8b6-aee5-4ea5-a80d-00000000000${number}`;
const panorama = (number: number, height = 2048) => ({ ...samples.file, id: fileAt(number), width: 4096, height });

/** Inserts hot spots and rooms before the tour and their pictures, because changes may arrive in any order. */
function open() {
	const { put, read } = testContent();
	put(
		'tour_link',
		{ id: 1, room: 11, to: 12, yaw: '-82.9', pitch: -4.1 },
		{ id: 2, room: 11, to: 13, yaw: 10, pitch: 0 },
		{ id: 3, room: 11, to: 21, yaw: 10, pitch: 0 },
		{ id: 4, room: 12, to: null, yaw: 10, pitch: 0 },
		{ id: 5, room: 12, to: 11, yaw: 999, pitch: 0 },
		{ id: 6, room: 12, to: 12, yaw: 20, pitch: 0 },
	);
	put(
		'tour_room',
		{ id: 11, sort: 2, tour: 1, panorama: fileAt(1), yaw: 118, translations: named('Living room', 'غرفة المعيشة') },
		{ id: 12, sort: 1, tour: 1, panorama: fileAt(2), yaw: null, translations: named('Kitchen', 'المطبخ') },
		{ id: 13, sort: 3, tour: 1, panorama: fileAt(3), yaw: 0, translations: named('Flat picture', 'صورة عادية') },
		{ id: 14, sort: 4, tour: 1, panorama: null, yaw: 0, translations: named('Nothing yet', 'لا شيء بعد') },
		{ id: 21, sort: 1, tour: 2, panorama: fileAt(1), yaw: 0, translations: named('Elsewhere', 'مكان آخر') },
	);
	put('tour', { id: 1, translations: named('Villa', 'فيلا') });
	put('directus_files', panorama(1), panorama(2, 2040), panorama(3, 3000));
	return { put, en: { read, locale: 'en', t: readTranslator('en') }, ar: { read, locale: 'ar', t: readTranslator('ar') } } as const;
}

test('lists rooms in order, with hot spots to visible rooms of the same tour', () => {
	const { en } = open();
	expect(buildTour(en, 1)?.rooms.map(({ id, name, yaw, links }) => ({ id, name, yaw, links }))).toEqual([
		{ id: 12, name: 'Kitchen', yaw: 0, links: [{ to: 11, yaw: 0, pitch: 0 }] },
		{ id: 11, name: 'Living room', yaw: 118, links: [{ to: 12, yaw: -82.9, pitch: -4.1 }] },
	]);
});

test('is in the page’s language', () => {
	const tour = buildTour(open().ar, 1);
	expect([tour?.title, ...(tour?.rooms ?? []).map(({ name }) => name)]).toEqual(['فيلا', 'المطبخ', 'غرفة المعيشة']);
});

test('is null when unpublished or without visible rooms', () => {
	const { en, put } = open();
	expect(buildTour(en, null)).toBeNull();
	expect(buildTour(en, 2)).toBeNull();
	put('tour', { id: 3, translations: named('Empty', 'فارغة') });
	expect(buildTour(en, 3)).toBeNull();
});

test('a film has its title or a default, and the shape of its poster', () => {
	const { en, ar, put } = open();
	put('directus_files', { id: fileAt(4), type: 'video/mp4', alt_en: 'To the pool' }, { id: fileAt(5), type: 'video/webm' });
	put('property', samples.property(7, { film: fileAt(4), film_poster: fileAt(1) }), samples.property(8, { film: fileAt(5) }));
	const of = (request: typeof en | typeof ar, id: number) =>
		buildFilm(request, { collection: 'property', id, film_poster: request.read.get('property', id)?.film_poster ?? null });
	expect(of(en, 7)).toMatchObject({ title: 'To the pool', type: 'video/mp4', width: 4096, height: 2048 });
	expect(of(ar, 8)).toMatchObject({ title: 'فيلم تعريفي', type: 'video/webm', width: 1280, height: 720, poster: null });
});
