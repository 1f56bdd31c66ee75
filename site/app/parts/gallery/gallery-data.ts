import type { PageRequest } from '#app/page-loader.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { Photo } from '#content/reader.ts';
import type { PropertyCardData } from '../listings/card-data.ts';
import { recordPhotos } from '../listings/shown-photos.ts';
import type { MapDrawing } from '../map/map-drawing.ts';
import { type Film, parseFilm } from './film.ts';
import type { FilmData } from './film-data.ts';
import type { TourAndFilmData } from './tour-and-film.tsx';
import type { TourData } from './tour-data.ts';

/** Anything in a gallery besides photographs. */
export type Extra = {
	key: string;
	text: string;
	href: string;
	shown:
		| Film
		| { kind: 'rooms'; tour: TourData }
		| { kind: 'own film'; film: FilmData }
		| { kind: 'drawing'; photo: Photo }
		| { kind: 'map'; drawing: MapDrawing };
};

export type GalleryData = {
	label: string;
	photos: Photo[];
	badges: PropertyCardData['badges'];
	extras: Extra[];
	labels: { all: string; photos: string; close: string; previous: string; next: string; zoom: string; openFilm: string };
};

type Content = {
	name: string;
	images: readonly string[];
	badges?: PropertyCardData['badges'];
	/** Uploaded by an editor; also shown on the page itself. */
	own?: TourAndFilmData;
	video: string | null;
	tour: string | null;
	drawing: { file: string | null; text: string };
	map?: MapDrawing | null;
};

/** How many photos a wide screen shows at first. */
export const IN_FIRST_VIEW = 5;
/** Each takes a hundred bytes of a document that has few left: the large photo and the one a phone shows next. */
const WITH_PLACEHOLDER = 2;
const LARGE = 2048;

export function buildGallery(
	request: PageRequest,
	{ name, images, badges = [], own, video, tour, drawing, map = null }: Content,
): GalleryData {
	const { read, locale, t } = request;
	recordPhotos(request, 'gallery', images);
	const photos = images
		.map((file) => read.photo(file, locale))
		.filter((photo) => photo !== null)
		.map((photo, index) => ({
			...photo,
			alt: photo.alt || t('gallery.photoOf', { name, number: index + 1 }),
			placeholder: index < WITH_PLACEHOLDER ? photo.placeholder : null,
		}));
	const plan = read.photo(drawing.file, locale);
	const film = (key: string, text: string, address: string | null): Extra[] => {
		const shown = parseFilm(address);
		return shown && address ? [{ key, text, href: address, shown }] : [];
	};
	return {
		label: t('gallery.label'),
		photos,
		badges,
		extras: [
			...(own?.tour ? [{ key: 'rooms', text: own.tour.title, href: '#tour', shown: { kind: 'rooms' as const, tour: own.tour.data } }] : []),
			...(own?.film
				? [{ key: 'film', text: own.film.title, href: '#film', shown: { kind: 'own film' as const, film: own.film.data } }]
				: []),
			...film('video', t('gallery.video'), video),
			...film('tour', t('gallery.tour'), tour),
			...(plan
				? [{ key: 'drawing', text: drawing.text, href: photoAddress(plan, LARGE), shown: { kind: 'drawing' as const, photo: plan } }]
				: []),
			...(map ? [{ key: 'map', text: t('gallery.map'), href: '#location', shown: { kind: 'map' as const, drawing: map } }] : []),
		],
		labels: {
			all: t('gallery.all', { count: photos.length }),
			photos: t('gallery.photos'),
			close: t('gallery.close'),
			previous: t('gallery.previous'),
			next: t('gallery.next'),
			zoom: t('gallery.zoom'),
			openFilm: t('gallery.openFilm'),
		},
	};
}
