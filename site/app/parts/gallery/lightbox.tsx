import './lightbox.css';
import close from 'icon:pn/x';
import { useLayoutEffect, useRef, useState } from 'react';
import { closeOnBack } from '#app/navigation/close-on-back.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DrawingStage } from './drawing-stage.tsx';
import type { LightboxProps } from './gallery.tsx';
import type { Extra, GalleryData } from './gallery-data.ts';
import { MapStage } from './map-stage.tsx';
import { OwnFilmPlayer } from './own-film-player.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { TourStage } from './tour-stage.tsx';

const PHOTOS = 'photos';

/** The gallery over the whole screen: a native dialog, so the focus stays inside, Escape closes it, and the focus returns to where it was. */
export function Lightbox({ data, opensAt, onClose }: LightboxProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [opensKey, opensRoom] = opensAt.split(':');
	const startsWith = data.extras.find(({ key }) => key === opensKey);
	const [tab, setTab] = useState(startsWith ? startsWith.key : PHOTOS);
	const extra = data.extras.find(({ key }) => key === tab);
	const tabs = [...(data.photos.length ? [{ key: PHOTOS, text: data.words.photos }] : []), ...data.extras];

	// What is inside comes when the dialog is shown: a strip that is not seen yet cannot be scrolled.
	const [isShown, setShown] = useState(false);
	useLayoutEffect(() => {
		if (dialog.current && !dialog.current.open) {
			dialog.current.showModal();
			closeOnBack(dialog.current);
		}
		setShown(true);
		document.documentElement.classList.add('overflow-hidden');
		return () => document.documentElement.classList.remove('overflow-hidden');
	}, []);

	return (
		<dialog ref={dialog} aria-label={data.label} onClose={onClose} className="lightbox on-brand">
			<div className="order-first flex items-center gap-2 px-2 py-1">
				<div className="lightbox-tabs">
					{tabs.length > 1 &&
						tabs.map(({ key, text }) => (
							<button
								key={key}
								ref={key === tab ? showTab : null}
								type="button"
								aria-pressed={key === tab}
								onClick={() => setTab(key)}
								className="lightbox-tab"
							>
								{text}
							</button>
						))}
				</div>
				<button type="button" aria-label={data.words.close} onClick={() => dialog.current?.close()} className="lightbox-round">
					<Icon icon={close} />
				</button>
			</div>
			{isShown && extra && <ExtraStage key={extra.key} extra={extra} room={opensRoom ? Number(opensRoom) : null} words={data.words} />}
			{isShown && !extra && <PhotoStage photos={data.photos} startsAt={startsWith ? 0 : Number(opensAt)} words={data.words} />}
		</dialog>
	);
}

/** On a phone there may be more tabs than fit. */
const showTab = (tab: HTMLElement | null): void => {
	tab?.scrollIntoView({ inline: 'center', block: 'nearest' });
};

type ExtraProps = { extra: Extra; room: number | null; words: GalleryData['words'] };

function ExtraStage({ extra: { text, href, shown }, room, words }: ExtraProps) {
	if (shown.kind === 'rooms') return <TourStage tour={shown.tour} startsAt={room} />;
	if (shown.kind === 'drawing') return <DrawingStage photo={shown.photo} zoom={words.zoom} />;
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
				// Somebody else's page plays in its frame, and leads this one nowhere.
				<iframe
					src={shown.src}
					title={text}
					sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
					allow="fullscreen; xr-spatial-tracking"
					className="w-full max-w-6xl grow rounded-md"
				/>
			)}
			<a href={href} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center text-sm underline underline-offset-3">
				{words.openFilm}
			</a>
		</div>
	);
}
