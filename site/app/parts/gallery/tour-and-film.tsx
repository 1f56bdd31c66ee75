import { Photo } from '#app/ui/photo.tsx';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { FilmData } from './film-data.ts';
import { OwnFilmPlayer } from './own-film-player.tsx';
import type { TourData } from './tour-data.ts';

export type TourAndFilmData = {
	tour: { title: string; data: TourData } | null;
	film: { title: string; data: FilmData } | null;
};

/** On the page itself: rooms as flat pictures, and the film in a native player. */
export function TourAndFilm({ data: { tour, film } }: { data: TourAndFilmData }) {
	return (
		<>
			{tour && (
				<section id="tour" className="below-fold pt-9 max-md:pt-7.5">
					<h2 className="mb-3 text-2xl">{tour.title}</h2>
					<ol aria-label={tour.data.labels.rooms} className="grid grid-cols-2 gap-3">
						{tour.data.rooms.map(({ id, name, panorama }) => (
							<li key={id}>
								<a href={photoAddress(panorama, 2048)} data-opens={`rooms:${id}`} className="group block">
									<Photo
										file={panorama}
										sizes="(min-width: 1024px) 370px, 48vw"
										widest={1024}
										className="aspect-2/1 h-auto w-full rounded-lg object-cover"
									/>
									<span className="mt-2 block text-sm font-semi group-hover:underline">{name}</span>
								</a>
							</li>
						))}
					</ol>
				</section>
			)}
			{film && (
				<section id="film" className="below-fold pt-9 max-md:pt-7.5">
					<h2 className="mb-3 text-2xl">{film.title}</h2>
					<figure>
						<OwnFilmPlayer film={film.data} className="h-auto w-full rounded-lg" />
						<figcaption className="mt-2 text-ink-2 text-sm">{film.data.title}</figcaption>
					</figure>
				</section>
			)}
		</>
	);
}
