import type { PageRequest } from '#app/page-loader.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import { readOwnFilm } from './own-film.ts';

export type FilmData = {
	src: string;
	type: string;
	title: string;
	poster: string | null;
	uploadedOn: string | null;
	width: number;
	height: number;
};

type Record = { collection: 'property' | 'project'; id: number; film_poster: string | null };

/** A poster loads with the page, so it is kept small. */
const POSTER_WIDTH = 768;
/** The default shape; the poster's dimensions replace it. */
const USUAL = { width: 1280, height: 720 };

export function buildFilm(
	{ read, locale, t }: Pick<PageRequest, 'read' | 'locale' | 't'>,
	{ collection, id, film_poster }: Record,
): FilmData | null {
	const film = readOwnFilm(read, { collection, id });
	if (!film) return null;
	const poster = read.photo(film_poster, locale);
	const { width, height } = poster ?? USUAL;
	const title = film.title[locale] ?? film.title.en ?? t('gallery.film');
	return {
		src: film.src,
		type: film.type,
		title,
		poster: poster && photoAddress(poster, POSTER_WIDTH),
		uploadedOn: film.uploadedOn,
		width,
		height,
	};
}
