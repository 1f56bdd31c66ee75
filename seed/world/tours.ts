import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { FOLDER } from '#cms/schema/collections/common.ts';
import type { SampleFile, SampleRecord } from '../records.ts';
import type { Text, UnitMix } from '../sample/shapes.ts';
import { assignIds, idAt, idFor, record, translations } from './assemble.ts';
import type { Unit } from './property/unit.ts';
import { random } from './random.ts';
import { fileId, photographPath } from './sample-files.ts';

type Link = { to: string; yaw: number; pitch: number };
type Room = { key: string; file: string; name: Text; alt: Text; yaw: number; links: Link[] };
type Tour = { key: string; name: Text; rooms: Room[] };
type Film = { file: string; poster: string; title: Text; alt: Text };

const { tours, film } = JSON.parse(readFileSync(photographPath('tours.json'), 'utf8')) as { tours: Tour[]; film: Film };

const tourIds = assignIds(tours);
const rooms = tours.flatMap((tour) => tour.rooms.map((room) => ({ ...room, tour, key: `${tour.key} ${room.key}` })));
const roomIds = assignIds(rooms);

const PANORAMA = { width: 4096, height: 2048 };
const POSTER = { width: 1280, height: 720 };

const mediaFile = (name: string, type: string, alt: Text, size: { width: number; height: number } | null): SampleFile => ({
	id: fileId(name),
	name,
	type,
	folder: FOLDER.properties,
	title: alt.en,
	alt_en: alt.en,
	alt_ar: alt.ar,
	width: size?.width ?? null,
	height: size?.height ?? null,
	bytes: () => readFile(photographPath(name)),
});

export const tourFiles: SampleFile[] = [
	...rooms.map(({ file, alt }) => mediaFile(file, 'image/jpeg', alt, PANORAMA)),
	mediaFile(film.poster, 'image/jpeg', film.alt, POSTER),
	mediaFile(film.file, 'video/mp4', film.title, null),
];

export function* tourRecords(): Generator<SampleRecord> {
	for (const { key, name } of tours) yield record('tour', { id: idFor(tourIds, key) }, [translations('tour', { name }, false)]);
	for (const { key, tour, name, file, yaw } of rooms)
		yield {
			collection: 'tour_room',
			row: { id: idFor(roomIds, key), sort: idFor(roomIds, key), tour: idFor(tourIds, tour.key), panorama: fileId(file), yaw },
			parts: [translations('tour_room', { name }, false)],
		};
	const links = rooms.flatMap((room) => room.links.map((link) => ({ room, ...link })));
	for (const [index, { room, to, yaw, pitch }] of links.entries())
		yield {
			collection: 'tour_link',
			row: { id: idAt(index), room: idFor(roomIds, room.key), to: idFor(roomIds, `${room.tour.key} ${to}`), yaw, pitch },
			parts: [],
		};
}

const filmed = { film: fileId(film.file), film_poster: fileId(film.poster) };

/** The developer's show home, or the home itself if it is finished. For chalets, one with a sea view. */
export function tourAndFilmOfUnit({ index, type, market, finish, view }: Unit): Record<string, unknown> {
	const isSeen = market === 'primary' || !['core_shell', 'semi_finished'].includes(finish.finishing ?? '');
	if (!isSeen || (type !== 'villa' && !(type === 'chalet' && view?.endsWith('sea')))) return {};
	return { tour: idFor(tourIds, type), ...(type === 'villa' && random(`film:${index}`).chance(0.4) && filmed) };
}

const showHome: Partial<Record<UnitMix, string>> = { villas: 'villa', mixed: 'villa', coastal: 'chalet' };

export function tourAndFilmOfCompound({ mix, featured }: { mix: UnitMix; featured: boolean }): Record<string, unknown> {
	const tour = showHome[mix];
	return tour ? { tour: idFor(tourIds, tour), ...(tour === 'villa' && featured && filmed) } : {};
}
