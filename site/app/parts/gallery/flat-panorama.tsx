import { Photo } from '#app/ui/photo.tsx';
import type { TourRoom } from './tour-data.ts';

/** The panorama as a flat, scrollable picture: shown until the viewer has loaded, and without WebGL. */
export function FlatPanorama({ room }: { room: TourRoom }) {
	return (
		<div
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="tour-flat"
		>
			<Photo file={room.panorama} sizes="200vh" priority />
		</div>
	);
}
