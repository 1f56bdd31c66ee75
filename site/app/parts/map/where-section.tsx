import type { WhereData } from './where-data.ts';
import { WhereItIs } from './where-it-is.tsx';

export function WhereSection({ data }: { data: WhereData }) {
	return (
		<section id="location" className="below-fold">
			<h2 className="mb-5 text-2xl">{data.title}</h2>
			<WhereItIs place={data.place} words={data.words} />
		</section>
	);
}
