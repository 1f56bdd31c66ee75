import { useDeferredValue, useEffect, useRef } from 'react';
import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';

type Props = { photos: PhotoData[]; seen: number; onPick: (index: number) => void };

export function Thumbnails({ photos, seen, onPick }: Props) {
	const list = useRef<HTMLOListElement>(null);
	// Deferred, so that the large photograph is painted first.
	const isDrawn = useDeferredValue(true, false);
	useEffect(() => {
		list.current?.children[seen]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
	}, [seen]);
	if (photos.length < 2) return null;
	return (
		<ol ref={list} className="lightbox-thumbs">
			{photos.map((photo, index) => (
				<li key={photo.id}>
					<button type="button" aria-label={`${index + 1} / ${photos.length}`} aria-current={index === seen} onClick={() => onPick(index)}>
						{isDrawn && <Photo file={{ ...photo, alt: '' }} sizes="80px" widest={320} className="size-full object-cover" />}
					</button>
				</li>
			))}
		</ol>
	);
}
