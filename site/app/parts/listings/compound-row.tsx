import type { CompoundCardData } from './card-data.ts';
import { CardRow } from './card-grid.tsx';
import { CompoundCard } from './compound-card.tsx';
import { CompoundPanel } from './compound-panel.tsx';

/** One or two would leave half of a row empty: they are wider. */
export function CompoundRow({ compounds }: { compounds: readonly CompoundCardData[] }) {
	if (compounds.length > 2)
		return (
			<CardRow>
				{compounds.map((card) => (
					<CompoundCard key={card.id} card={card} />
				))}
			</CardRow>
		);
	return (
		<div className={`grid gap-5 ${compounds.length > 1 ? 'lg:grid-cols-2' : ''}`}>
			{compounds.map((card) => (
				<CompoundPanel key={card.id} compound={card} />
			))}
		</div>
	);
}
