import '@photo-sphere-viewer/core/index.css';
import minus from 'icon:pn/minus';
import plus from 'icon:pn/plus';
import { events, type Viewer } from '@photo-sphere-viewer/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { photoAddress } from '#app/ui/photo-address.ts';
import { openViewer, placeHotSpots } from './sphere.ts';
import type { TourData, TourRoom } from './tour-data.ts';

export type PanoramaProps = { room: TourRoom; tour: TourData; onGo: (room: number) => void; onFail: () => void };

const ZOOM_STEP = 20;

/** Interactive panorama: pointer, touch, arrow keys, and a button per hot spot. Loaded when a tour opens. */
export default function PanoramaView({ room, tour: { rooms, labels }, onGo, onFail }: PanoramaProps) {
	const stage = useRef<HTMLDivElement>(null);
	const sphere = useRef<HTMLDivElement>(null);
	const spots = useRef<HTMLUListElement>(null);
	const [viewer, setViewer] = useState<Viewer | null>(null);
	const fail = useEffectEvent(onFail);
	const place = useEffectEvent((by: Viewer) => {
		if (placeHotSpots(by, spots.current?.children ?? [], room.links)) stage.current?.focus();
	});

	useEffect(() => {
		const opened = sphere.current && openViewer(sphere.current);
		if (!opened) return fail();
		opened.addEventListener(events.RenderEvent.type, () => place(opened));
		setViewer(opened);
		return () => opened.destroy();
	}, []);

	useEffect(() => {
		if (!viewer) return;
		const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
		const width = matchMedia('(width < 48rem)').matches ? 3072 : 4096;
		viewer
			.setPanorama(photoAddress(room.panorama, width), {
				position: { yaw: `${room.yaw}deg`, pitch: 0 },
				zoom: 50,
				transition: isCalm ? false : { speed: 500, rotation: false, effect: 'fade' },
			})
			.then(
				() => place(viewer),
				() => fail(),
			);
		// The pressed hot spot was removed with its room, and focus with it.
		if (document.activeElement === document.body) stage.current?.focus();
	}, [viewer, room]);

	const zoomBy = (step: number) => viewer?.zoom(viewer.getZoomLevel() + step);
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move what is seen in it */}
			<div ref={stage} role="application" aria-label={`${room.name}. ${labels.look}`} tabIndex={0} className="tour-stage">
				<div ref={sphere} className="size-full" />
			</div>
			<ul ref={spots} dir="ltr" className="tour-spots">
				{room.links.map(({ to }) => (
					<li key={`${room.id} ${to}`} hidden>
						<button type="button" onClick={() => onGo(to)} className="tour-spot">
							<bdi>{rooms.find(({ id }) => id === to)?.name}</bdi>
						</button>
					</li>
				))}
			</ul>
			<div className="tour-zoom">
				<button type="button" aria-label={labels.zoomIn} onClick={() => zoomBy(ZOOM_STEP)} className="lightbox-round">
					<Icon icon={plus} className="size-6" />
				</button>
				<button type="button" aria-label={labels.zoomOut} onClick={() => zoomBy(-ZOOM_STEP)} className="lightbox-round">
					<Icon icon={minus} className="size-6" />
				</button>
			</div>
		</>
	);
}
