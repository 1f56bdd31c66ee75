import { useEffect, useRef } from 'react';
import type { Photo as PhotoData } from '../../../../content/reader.ts';
import { Photo } from '../../ui/photo.tsx';

type Props = { photos: PhotoData[]; seen: number; onPick: (index: number) => void };

/** All photographs small, the one that is seen in the middle. */
export function Thumbnails({ photos, seen, onPick }: Props) {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		list.current?.children[seen]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
	}, [seen]);
	if (photos.length < 2) return null;
	return (
		<ol
			ref={list}
			className="flex shrink-0 gap-2 overflow-x-auto px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] [scrollbar-width:none] [@media(max-height:480px)]:hidden"
		>
			{photos.map((photo, index) => (
				<li key={photo.id} className="shrink-0 first:ms-auto last:me-auto">
					<button
						type="button"
						aria-label={`${index + 1} / ${photos.length}`}
						aria-current={index === seen}
						onClick={() => onPick(index)}
						className="block h-14 w-20 overflow-hidden rounded-sm opacity-60 hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-2 aria-[current=true]:ring-sun-300"
					>
						<Photo file={{ ...photo, alt: '' }} sizes="80px" widest={320} className="size-full object-cover" />
					</button>
				</li>
			))}
		</ol>
	);
}
