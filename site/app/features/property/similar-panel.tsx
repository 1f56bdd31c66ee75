import { SmallCards } from '#app/parts/listings/small-cards.tsx';
import { button } from '#app/ui/button-variants.ts';
import type { Similar } from './property-data.ts';

const SHOWN = 3;

/** Replaces the agent on the page of a home that is gone. */
export function SimilarPanel({ data: { panel, button: all, cards } }: { data: Similar }) {
	return (
		<section className="rounded-xl border border-line bg-surface px-6 py-5 max-md:px-5">
			<h2 className="mb-3 text-lg">{panel}</h2>
			<SmallCards cards={cards.slice(0, SHOWN)} />
			<a href="#similar" className={button({ variant: 'outline', className: 'mt-4 w-full' })}>
				{all}
			</a>
		</section>
	);
}
