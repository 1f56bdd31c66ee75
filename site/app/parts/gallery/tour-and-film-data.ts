import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildFilm } from './film-data.ts';
import type { TourAndFilmData } from './tour-and-film.tsx';
import { buildTour } from './tour-data.ts';

type Record = { id: number; tour: number | null; film_poster: string | null };

export function buildTourAndFilm(request: PageRequest, collection: 'property' | 'project', record: Record): TourAndFilmData {
	const tour = optional(request, 'tour', () => buildTour(request, record.tour));
	const film = optional(request, 'film', () => buildFilm(request, { collection, id: record.id, film_poster: record.film_poster }));
	return {
		tour: tour && { title: request.t('gallery.tour360'), data: tour },
		film: film && { title: request.t('gallery.film'), data: film },
	};
}
