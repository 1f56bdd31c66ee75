import type { PlaceMap } from './map-data.ts';
import { useOpenMap } from './open-map.tsx';
import { WhereCard, type WhereWords } from './where-card.tsx';

type Props = { place: PlaceMap; words: WhereWords; opensAtOnce?: boolean };

/** The drawing becomes the map on demand. */
export function WhereItIs({ place, words, opensAtOnce = false }: Props) {
	const { map, button } = useOpenMap(place.drawing, { opensAtOnce });
	if (place.nearby.length || place.note) return <WhereCard map={map} button={button} place={place} words={words} />;
	return (
		<div className="relative h-[300px] overflow-clip rounded-lg border border-line lg:h-[420px]">
			{map}
			<div className="absolute end-4 bottom-4">{button}</div>
		</div>
	);
}
