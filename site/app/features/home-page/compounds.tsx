import { CompoundRow } from '#app/parts/listings/compound-row.tsx';
import { SectionHead } from '#app/parts/page/section.tsx';
import type { BlockData } from './home-page-data.ts';

export function Compounds({ data: { title, html, more, cards } }: { data: BlockData<'compounds'> }) {
	return (
		<>
			<SectionHead isLarge title={title} html={html} more={more} />
			<CompoundRow compounds={cards} />
		</>
	);
}
