import { CardGrid } from '../listings/card-grid.tsx';
import { LaunchCard } from './launch-card.tsx';
import type { LaunchCardData } from './launch-cards.ts';

export function LaunchList({ launches }: { launches: LaunchCardData[] }) {
	return (
		<CardGrid columns={3}>
			{launches.map((card) => (
				<LaunchCard key={card.id} card={card} />
			))}
		</CardGrid>
	);
}
