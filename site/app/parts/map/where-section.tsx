import type { WhereData } from './where-data.ts';
import { WhereItIs } from './where-it-is.tsx';

type Props = { data: WhereData; opensAtOnce?: boolean };

export default function WhereSection({ data, opensAtOnce = false }: Props) {
	return (
		<section id="location" className="below-fold">
			<h2 className="mb-5 text-2xl">{data.title}</h2>
			<WhereItIs place={data.place} words={data.words} opensAtOnce={opensAtOnce} />
		</section>
	);
}
