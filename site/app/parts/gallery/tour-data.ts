import type { PageRequest } from '#app/page-loader.ts';
import type { Photo } from '#content/reader.ts';

export type TourRoom = {
	id: number;
	name: string;
	panorama: Photo;
	/** Degrees from the centre of the picture, to the right and upwards. */
	yaw: number;
	links: { to: number; yaw: number; pitch: number }[];
};

export type TourData = {
	title: string;
	rooms: TourRoom[];
	labels: { rooms: string; look: string; zoomIn: string; zoomOut: string };
};

const MOST_ROOMS = 40;
const MOST_LINKS = 20;

/** An equirectangular panorama is 2:1; cameras are off by a few pixels. */
const isPanorama = ({ width, height }: Photo) => Math.abs(width / height - 2) < 0.02;

/** Null when there is no published tour, or none of its rooms has a panorama. */
export function buildTour({ read, locale, t }: Pick<PageRequest, 'read' | 'locale' | 't'>, id: number | null): TourData | null {
	const tour = id === null ? null : read.get('tour', id);
	if (!tour) return null;
	const rooms = read.list('tour_room', { under: { field: 'tour', id: tour.id }, limit: MOST_ROOMS }).flatMap((room) => {
		const panorama = read.photo(room.panorama, locale);
		return panorama && isPanorama(panorama) ? [{ room, panorama: { ...panorama, placeholder: null } }] : [];
	});
	if (rooms.length === 0) return null;
	const shown = new Set(rooms.map(({ room }) => room.id));
	const listLinks = (from: number) =>
		read
			.list('tour_link', { under: { field: 'room', id: from }, limit: MOST_LINKS })
			.flatMap(({ to, yaw, pitch }) => (to !== null && to !== from && shown.has(to) ? [{ to, yaw, pitch }] : []));
	return {
		title: tour.translations[locale].name,
		rooms: rooms.map(({ room, panorama }) => ({
			id: room.id,
			name: room.translations[locale].name,
			panorama,
			yaw: room.yaw,
			links: listLinks(room.id),
		})),
		labels: { rooms: t('tour.rooms'), look: t('tour.look'), zoomIn: t('tour.zoomIn'), zoomOut: t('tour.zoomOut') },
	};
}
