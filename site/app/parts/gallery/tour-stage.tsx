import './tour.css';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Photo } from '#app/ui/photo.tsx';
import { FlatPanorama } from './flat-panorama.tsx';
import type { PanoramaProps } from './panorama-view.tsx';
import type { TourData } from './tour-data.ts';

const PanoramaView = lazy<ComponentType<PanoramaProps>>(() => import('./panorama-view.tsx').catch(() => ({ default: NoViewer })));

function NoViewer({ onFail }: PanoramaProps) {
	useEffect(onFail, [onFail]);
	return null;
}

/** The list of rooms reaches every room that the hot spots do. */
export function TourStage({ tour, startsAt }: { tour: TourData; startsAt: number | null }) {
	const { rooms, labels } = tour;
	const [seen, setSeen] = useState(startsAt);
	const [isFlat, setFlat] = useState(false);
	const room = rooms.find(({ id }) => id === seen) ?? rooms[0];
	if (!room) return null;
	return (
		<>
			<div className="relative min-h-0 grow overflow-hidden">
				{isFlat ? (
					<FlatPanorama key={room.id} room={room} />
				) : (
					<Suspense fallback={<FlatPanorama room={room} />}>
						<PanoramaView room={room} tour={tour} onGo={setSeen} onFail={() => setFlat(true)} />
					</Suspense>
				)}
			</div>
			<p aria-live="polite" className="sr-only">
				{room.name}
			</p>
			<ol aria-label={labels.rooms} className="lightbox-thumbs tour-rooms">
				{rooms.map(({ id, name, panorama }) => (
					<li key={id}>
						<button type="button" aria-current={id === room.id} onClick={() => setSeen(id)}>
							<Photo file={{ ...panorama, alt: '' }} sizes="112px" widest={320} className="size-full object-cover" />
							<span>{name}</span>
						</button>
					</li>
				))}
			</ol>
		</>
	);
}
