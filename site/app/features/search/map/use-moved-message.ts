import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';
import type { MapMessage } from '#app/parts/map/map-message.tsx';
import type { OpenMapData, OpenMapWords } from './search-map-data.ts';

/** Moving the map removes the place from the search; a message says so and offers undo. */
export function useMovedMessage(
	{ place, isMoved }: OpenMapData,
	words: OpenMapWords | null,
): { note: () => void; message: MapMessage | null } {
	const [before, setBefore] = useState<{ place: string; address: string } | null>(null);
	const navigate = useNavigate();
	useEffect(() => {
		if (place !== null) setBefore(null);
	}, [place]);
	const forget = () => setBefore(null);
	return {
		note: () => {
			if (place !== null) setBefore({ place, address: location.pathname + location.search });
		},
		message:
			before && words && isMoved && place === null
				? {
						text: words.moved.replace('{place}', before.place),
						action: { text: words.undo, run: () => void navigate(before.address, { replace: true, ...keepingScroll }) },
						onClose: forget,
					}
				: null,
	};
}
