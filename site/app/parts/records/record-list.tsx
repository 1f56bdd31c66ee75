import type { Photo } from '#content/reader.ts';
import { CardGrid } from '../listings/card-grid.tsx';
import { RecordCard } from './record-card.tsx';

export type RecordCardData = { id: number; to: string; photo: Photo | null; title: string; meta: string; text: string | null };

export function RecordList({ cards }: { cards: RecordCardData[] }) {
	return (
		<CardGrid columns={3}>
			{cards.map(({ id, ...card }) => (
				<RecordCard key={id} {...card} />
			))}
		</CardGrid>
	);
}
