import { Badge } from '../../ui/badge.tsx';
import { CardGrid } from '../listings/card-grid.tsx';
import type { LaunchCardData } from './launch-cards.ts';
import { RecordCard } from './record-card.tsx';

export function LaunchList({ launches }: { launches: LaunchCardData[] }) {
	return (
		<CardGrid columns={3}>
			{launches.map(({ id, date, isPast, meta, ...card }) => (
				<RecordCard
					key={id}
					{...card}
					meta={
						<>
							<Badge color={isPast ? 'neutral' : 'primary'} variant="soft" size="sm" className="my-1 me-2">
								{date}
							</Badge>
							{meta}
						</>
					}
				/>
			))}
		</CardGrid>
	);
}
