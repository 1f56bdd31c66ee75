import type { Photo } from '#content/reader.ts';
import { CardGrid, isHalf } from '../listings/card-grid.tsx';
import { RecordCard } from './record-card.tsx';

export type RecordCardData = { id: number; to: string; photo: Photo | null; title: string; meta: string; text: string | null };

/** A card that is wider than the others has its picture beside the text. */
export function RecordList({ cards }: { cards: RecordCardData[] }) {
	const count = cards.length;
	return (
		<CardGrid columns={3}>
			{cards.map(({ id, ...card }, index) => (
				<RecordCard key={id} {...card} beside={{ inPairs: count % 2 === 1 && index === count - 1, inThrees: isHalf(index, count) }} />
			))}
		</CardGrid>
	);
}
