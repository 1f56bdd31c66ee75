import { SectionHead } from '#app/parts/page/section.tsx';
import { PlaceTile } from '#app/parts/records/place-tile.tsx';
import type { BlockData } from './home-page-data.ts';

export function Locations({ data: { title, html, more, places } }: { data: BlockData<'locations'> }) {
	return (
		<>
			<SectionHead isLarge title={title} html={html} more={more} />
			<ul className="grid auto-rows-[minmax(184px,auto)] grid-cols-2 gap-2.5 md:auto-rows-[minmax(206px,auto)] md:grid-cols-3 md:gap-3.5 xl:grid-cols-[1.75fr_repeat(3,1fr)]">
				{places.map((place, index) => (
					<PlaceTile key={place.to} place={place} isLarge={index === 0} />
				))}
			</ul>
		</>
	);
}
