import { type RefObject, useRef, useState } from 'react';
import type { PhotoFile } from '#app/ui/photo-address.ts';

export type CardPhoto = Pick<PhotoFile, 'id' | 'version' | 'width' | 'alt'>;

type Card = { listing: string; count: number; firstSrc: string };

/**
 * Which slide is visible, and the photographs loaded so far. `told` is the announced position: it changes only once the photographs are
 * loaded.
 */
export function useSlides(strip: RefObject<HTMLDivElement | null>, { listing, count, firstSrc }: Card) {
	const [seen, setSeen] = useState(0);
	const [told, setTold] = useState<number | null>(null);
	const [photos, setPhotos] = useState<CardPhoto[]>([]);
	const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
	const latest = useRef(0);
	const leadingTo = useRef<number | null>(null);
	const asked = useRef<Promise<void> | null>(null);

	/** A failed photograph is requested again with the next slide. */
	function want(index: number): Promise<void> {
		if (index === 0) return Promise.resolve();
		setWanted((known) => (known.has(index) ? known : new Set([...known, index])));
		asked.current ??= fetchPhotos(listing).then(
			(all) => setPhotos(startWithShown(all, firstSrc)),
			() => {
				asked.current = null;
			},
		);
		return asked.current;
	}

	async function show(index: number): Promise<void> {
		latest.current = index;
		setSeen(index);
		await want(index);
		if (latest.current === index) setTold(index);
	}

	function move(by: number): void {
		const index = (leadingTo.current ?? latest.current) + by;
		if (!strip.current || index < 0 || index >= count) return;
		leadingTo.current = index;
		const direction = getComputedStyle(strip.current).direction === 'rtl' ? -1 : 1;
		strip.current.scrollTo({ left: direction * index * strip.current.clientWidth });
		void show(index);
	}

	function scrolled(): void {
		if (!strip.current) return;
		const at = Math.abs(strip.current.scrollLeft) / strip.current.clientWidth;
		for (const index of [Math.floor(at), Math.ceil(at)]) void want(index);
		const nearest = Math.round(at);
		if (leadingTo.current === null ? nearest !== latest.current : nearest === leadingTo.current) void show(nearest);
		if (nearest === leadingTo.current) leadingTo.current = null;
	}

	const released = () => {
		leadingTo.current = null;
	};
	return { seen, told, findPhoto: (index: number) => (wanted.has(index) ? photos[index] : undefined), move, scrolled, released };
}

/** Starts with the photograph on the card, which may not be the first of the home: cards on a page avoid showing the same one. */
const startWithShown = (photos: CardPhoto[], src: string): CardPhoto[] =>
	photos.toSorted((a, b) => Number(src.includes(b.id)) - Number(src.includes(a.id)));

async function fetchPhotos(listing: string): Promise<CardPhoto[]> {
	const language = document.documentElement.lang.startsWith('ar') ? '/ar' : '';
	const response = await fetch(`${language}/search/photos.json?of=${listing}`);
	if (!response.ok) throw new Error(`photographs of ${listing}: ${response.status}`);
	return response.json() as Promise<CardPhoto[]>;
}
