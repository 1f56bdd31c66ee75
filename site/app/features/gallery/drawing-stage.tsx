import minus from 'icon:pn/minus';
import plus from 'icon:pn/plus';
import { useState } from 'react';
import type { Photo as PhotoData } from '../../../../content/reader.ts';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';

/** A plan, whole or so large that its writing can be read; then it is moved by scrolling. */
export function DrawingStage({ photo, zoom }: { photo: PhotoData; zoom: string }) {
	const [isLarge, setLarge] = useState(false);
	return (
		<div className="relative min-h-0 grow">
			<div
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				className={
					isLarge ? 'size-full overflow-auto overscroll-contain' : 'grid size-full grid-rows-[minmax(0,1fr)] place-items-center p-4'
				}
			>
				<Photo
					file={photo}
					sizes={isLarge ? '250vw' : '100vw'}
					priority
					className={isLarge ? 'h-auto w-[250%] max-w-none md:w-[160%]' : 'max-h-full w-auto max-w-full rounded-md object-contain'}
				/>
			</div>
			<button
				type="button"
				aria-label={zoom}
				aria-pressed={isLarge}
				onClick={() => setLarge(!isLarge)}
				className="absolute end-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] grid size-12 place-items-center rounded-full bg-white text-brand shadow-2 hover:bg-pn-blue-50"
			>
				<Icon icon={isLarge ? minus : plus} className="size-6" />
			</button>
		</div>
	);
}
