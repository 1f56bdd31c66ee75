import { DrawingStage } from './drawing-stage.tsx';
import type { Extra, GalleryData } from './gallery-data.ts';
import { MapStage } from './map-stage.tsx';
import { OwnFilmPlayer } from './own-film-player.tsx';
import { TourStage } from './tour-stage.tsx';

export type ExtraProps = { extra: Extra; room: number | null; labels: GalleryData['labels'] };

/** Everything in the gallery except photographs: rooms, plans, map, films. */
export default function ExtraStage({ extra: { text, href, shown }, room, labels }: ExtraProps) {
	if (shown.kind === 'rooms') return <TourStage tour={shown.tour} startsAt={room} />;
	if (shown.kind === 'drawing') return <DrawingStage photo={shown.photo} zoom={labels.zoom} />;
	if (shown.kind === 'map') return <MapStage drawing={shown.drawing} />;
	if (shown.kind === 'own film')
		return (
			<div className="grid min-h-0 grow place-items-center p-4">
				<OwnFilmPlayer film={shown.film} className="lightbox-whole" />
			</div>
		);
	return (
		<div className="flex min-h-0 grow flex-col items-center gap-2 p-4">
			{shown.kind === 'file' ? (
				// biome-ignore lint/a11y/useMediaCaption: films come from developers without any
				<video src={shown.src} controls className="min-h-0 w-full max-w-6xl grow rounded-md" />
			) : (
				// Sandboxed: the embedded page must not navigate this one.
				<iframe
					src={shown.src}
					title={text}
					sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
					allow="fullscreen; xr-spatial-tracking"
					className="w-full max-w-6xl grow rounded-md"
				/>
			)}
			<a href={href} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center text-sm underline underline-offset-3">
				{labels.openFilm}
			</a>
		</div>
	);
}
