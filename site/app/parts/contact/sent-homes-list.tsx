import { SmallCards } from '../listings/small-cards.tsx';
import type { SentHomesData } from './sent-homes-data.ts';

export const SentHomes = ({ homes: { title, cards, more } }: { homes: SentHomesData }) => (
	<section aria-labelledby="sent-homes" className="mb-5">
		<h2 id="sent-homes" className="mb-3 text-lg">
			{title}
		</h2>
		<SmallCards cards={cards} withReference className="sm:grid-cols-2" />
		{more && <p className="mt-3 text-ink-2 text-sm">{more}</p>}
	</section>
);
