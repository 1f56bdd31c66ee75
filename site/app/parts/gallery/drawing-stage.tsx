import minus from 'icon:pn/minus';
import plus from 'icon:pn/plus';
import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';

/** A plan, fitted or at a size where its labels are readable; then it scrolls. */
export function DrawingStage({ photo, zoom }: { photo: PhotoData; zoom: string }) {
	const [isLarge, setLarge] = useState(false);
	return (
		<div className="relative min-h-0 grow">
			<div
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				className={isLarge ? 'lightbox-drawing is-large' : 'lightbox-drawing'}
			>
				<Photo file={photo} sizes={isLarge ? '250vw' : '100vw'} priority className={isLarge ? undefined : 'lightbox-whole'} />
			</div>
			<button
				type="button"
				aria-label={zoom}
				aria-pressed={isLarge}
				onClick={() => setLarge(!isLarge)}
				className="lightbox-round lightbox-zoom"
			>
				<Icon icon={isLarge ? minus : plus} className="size-6" />
			</button>
		</div>
	);
}
