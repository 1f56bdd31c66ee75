import expand from 'icon:pn/expand';
import minus from 'icon:pn/minus';
import plus from 'icon:pn/plus';
import close from 'icon:pn/x';
import locate from 'icon:tabler/current-location';
import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { Icon, type IconData } from '#app/ui/icon.tsx';
import { useFullScreen } from './full-screen.ts';
import { type MapMessage, MessagePill } from './map-message.tsx';
import type { MapWords } from './map-sheet.ts';
import { useNearMe } from './near-me.ts';

/** Set where the map fills the screen from the start, and something else closes it. */
export type MapCover = { isOn: boolean; leave: () => void } | undefined;

type Props = {
	map: LibreMap;
	words: MapWords;
	/** On a scrolling page; in full screen the map has all gestures. */
	sharesGestures: boolean;
	message: MapMessage | null;
	cover: MapCover;
	onFullScreen: ((isFull: boolean) => void) | undefined;
};

export function MapButtons({ map, words, sharesGestures, message, cover, onFullScreen }: Props) {
	const full = useFullScreen(() => map.getContainer().parentElement?.parentElement ?? null);
	const near = useNearMe(map, words);
	const isFull = full.isFull || cover?.isOn === true;
	useEffect(() => {
		if (sharesGestures && !isFull) map.cooperativeGestures.enable();
		else map.cooperativeGestures.disable();
	}, [map, sharesGestures, isFull]);
	const tellFull = useEffectEvent((now: boolean) => onFullScreen?.(now));
	useEffect(() => tellFull(isFull), [isFull]);
	return (
		<>
			<div className="map-buttons">
				<div data-over-map>
					<MapButton name={words.zoomIn} icon={plus} onPress={(originalEvent) => map.zoomIn({}, { originalEvent })} />
					<MapButton name={words.zoomOut} icon={minus} onPress={(originalEvent) => map.zoomOut({}, { originalEvent })} />
				</div>
				<div data-over-map>
					<MapButton name={words.nearMe} icon={locate} onPress={near.find} />
				</div>
				<div data-over-map>
					<MapButton
						name={isFull ? words.leaveFullScreen : words.fullScreen}
						icon={isFull ? close : expand}
						onPress={cover?.isOn ? cover.leave : full.toggle}
					/>
				</div>
			</div>
			<MessagePill message={near.says ? { text: near.says, onClose: near.close } : message} closeText={words.close} />
		</>
	);
}

function MapButton({ name, icon, onPress }: { name: string; icon: IconData; onPress: (event: MouseEvent) => void }) {
	return (
		<button type="button" aria-label={name} title={name} onClick={({ nativeEvent }) => onPress(nativeEvent)}>
			<Icon icon={icon} />
		</button>
	);
}
