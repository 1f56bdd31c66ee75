import type { FilmData } from './film-data.ts';

/** Native player; nothing is fetched before it is played. */
export function OwnFilmPlayer({ film, className }: { film: FilmData; className: string }) {
	return (
		// biome-ignore lint/a11y/useMediaCaption: films of homes have no speech; their title says what they show
		<video
			controls
			playsInline
			preload="none"
			poster={film.poster ?? undefined}
			width={film.width}
			height={film.height}
			aria-label={film.title}
			className={className}
		>
			<source src={film.src} type={film.type} />
		</video>
	);
}
