import chevron from 'icon:pn/chev';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';
import type { GalleryData } from './gallery-data.ts';
import { keyedPhoto } from './keyed-photo.ts';
import { Thumbnails } from './thumbnails.tsx';

type Props = { photos: PhotoData[]; startsAt: number; labels: GalleryData['labels'] };

/** A strip that is swiped; keys, arrows and thumbnails scroll it. The current photograph is derived from the scroll position. */
export function PhotoStage({ photos, startsAt, labels }: Props) {
	const strip = useRef<HTMLUListElement>(null);
	const [seen, setSeen] = useState(startsAt);
	const goTo = (index: number) => {
		showSlide(strip.current, index);
		setSeen(index);
	};

	// Layout effects, so that a key pressed right after painting finds the strip in position.
	useLayoutEffect(() => showSlide(strip.current, startsAt), [startsAt]);

	const followKey = useEffectEvent((event: KeyboardEvent) => {
		const index = keyedPhoto(event.key, { seen, count: photos.length, isRightToLeft: document.dir === 'rtl' });
		if (index === null) return;
		event.preventDefault();
		goTo(index);
	});

	useLayoutEffect(() => {
		const onKey = (event: KeyboardEvent) => followKey(event);
		window.addEventListener('keydown', onKey);
		return () => window.removeEventListener('keydown', onKey);
	}, []);

	return (
		<>
			<div className="relative min-h-0 grow">
				<ul
					ref={strip}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
					tabIndex={0}
					onScroll={(event) => setSeen(slideInView(event.currentTarget))}
					className="lightbox-strip"
				>
					{photos.map((photo, index) => (
						<li key={photo.id}>
							<Photo file={photo} sizes="100vw" priority={index === startsAt} className="lightbox-whole" />
						</li>
					))}
				</ul>
				{photos.length > 1 && (
					<>
						<Arrow label={labels.previous} isBack isOff={seen === 0} onPress={() => goTo(seen - 1)} />
						<Arrow label={labels.next} isOff={seen === photos.length - 1} onPress={() => goTo(seen + 1)} />
					</>
				)}
			</div>
			<p aria-live="polite" className="pt-2 text-center text-sm leading-none">
				<bdi dir="ltr">
					{seen + 1} / {photos.length}
				</bdi>
			</p>
			<Thumbnails photos={photos} seen={seen} onPick={goTo} />
		</>
	);
}

/** A void function: `scrollTo` may return a promise, which an effect must not return. */
const showSlide = (strip: HTMLElement | null, index: number): void => {
	strip?.children[index]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
};

/** `scrollLeft` is negative in right-to-left. */
const slideInView = ({ scrollLeft, clientWidth }: HTMLElement): number => Math.round(Math.abs(scrollLeft) / clientWidth);

type ArrowProps = { label: string; isBack?: boolean; isOff: boolean; onPress: () => void };

function Arrow({ label, isBack = false, isOff, onPress }: ArrowProps) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-disabled={isOff}
			onClick={onPress}
			className={`lightbox-round lightbox-arrow ${isBack ? 'start-4' : 'end-4'}`}
		>
			<Icon icon={chevron} className={`size-6 ${isBack ? '-scale-x-100 rtl:scale-x-100' : 'rtl:-scale-x-100'}`} />
		</button>
	);
}
