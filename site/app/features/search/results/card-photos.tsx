import chevron from 'icon:pn/chev';
import { memo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#app/ui/icon.tsx';
import { photoAddress, photoSrcSet } from '#app/ui/photo-address.ts';
import { useSlides } from './use-slides.ts';

function findParts(card: HTMLElement) {
	const article = card.querySelector('article');
	const link = card.querySelector<HTMLAnchorElement>('h3 a');
	const first = card.querySelector<HTMLImageElement>('img.card-photo');
	const count = Number(card.dataset['photos']);
	return article && link && first && count > 1 ? { article, link, first, count, labels: card.parentElement?.dataset ?? {} } : null;
}

const numbers = new WeakMap<HTMLElement, number>();
let last = 0;

/** One listing can be on the page twice: in the results and on the map. */
function numberCard(card: HTMLElement): number {
	const number = numbers.get(card) ?? ++last;
	numbers.set(card, number);
	return number;
}

export const CardPhotos = ({ cards }: { cards: HTMLElement[] }) => cards.map((card) => <Photos key={numberCard(card)} card={card} />);

/** Memoised, so that adding cards does not redraw the others. */
const Photos = memo(function Photos({ card }: { card: HTMLElement }) {
	const [parts] = useState(() => findParts(card));
	return parts && createPortal(<Strip parts={parts} listing={card.dataset['listing'] ?? ''} />, parts.article);
});

type StripProps = { parts: NonNullable<ReturnType<typeof findParts>>; listing: string };

/**
 * A swipeable strip over the card's picture. Slides are empty links until they come into view, then their photograph loads. The original
 * picture stays underneath.
 */
function Strip({ parts: { link, first, count, labels }, listing }: StripProps) {
	const strip = useRef<HTMLDivElement>(null);
	const { seen, told, findPhoto, move, scrolled, released } = useSlides(strip, { listing, count, firstSrc: first.src });
	const buildPicture = (index: number) => {
		if (index === 0) return { src: first.src, srcSet: first.srcset, alt: first.alt };
		const photo = findPhoto(index);
		return photo && { src: photoAddress(photo, 1024), srcSet: photoSrcSet(photo, 1024, 640), alt: photo.alt };
	};
	const slides = Array.from({ length: count }, (_, index) => ({ index, picture: buildPicture(index) }));
	return (
		<div className="card-over" data-moved={seen > 0 || undefined}>
			{/* tabIndex -1: browsers put scrollable elements into the tab order, and the buttons beside it do the same job. */}
			<div ref={strip} className="card-strip" aria-hidden="true" tabIndex={-1} onScroll={scrolled} onPointerDown={released}>
				{slides.map(({ index, picture }) => (
					<a key={index} href={link.href} tabIndex={-1}>
						{picture && <img className="card-photo" sizes={first.sizes} {...picture} alt={picture.alt} />}
					</a>
				))}
			</div>
			<p className="card-position" aria-live="polite">
				{told !== null && (
					<>
						<bdi dir="ltr">{`${told + 1} / ${count}`}</bdi>
						<span className="sr-only"> {slides[told]?.picture?.alt}</span>
					</>
				)}
			</p>
			<Step className="card-back" label={labels['previous']} isLast={seen === 0} onClick={() => move(-1)} />
			<Step className="card-forth" label={labels['next']} isLast={seen === count - 1} onClick={() => move(1)} />
		</div>
	);
}

type StepProps = { className: string; label: string | undefined; isLast: boolean; onClick: () => void };

const Step = ({ className, label, isLast, onClick }: StepProps) => (
	<button type="button" className={`card-step ${className}`} aria-label={label} aria-disabled={isLast} onClick={onClick}>
		<Icon icon={chevron} />
	</button>
);
