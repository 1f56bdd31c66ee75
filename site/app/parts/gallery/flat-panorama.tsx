import { Photo } from '#app/ui/photo.tsx';
import type { TourRoom } from './tour-data.ts';

/** A panorama as the flat picture it is, to be scrolled: until the viewer has come, and where it cannot. */
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
