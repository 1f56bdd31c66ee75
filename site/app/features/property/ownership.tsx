import type { OwnershipData } from './ownership-data.ts';

/** What the law says to a buyer who is not Egyptian: the answer first, then what it depends on and where that is written. */
export function Ownership({ data: { title, answer, conditions, source, note } }: { data: OwnershipData }) {
	return (
		<section id="ownership" aria-labelledby="ownership-title" className="rounded-xl border border-line p-6 max-md:p-5">
			<h2 id="ownership-title" className="text-xl">
				{title}
			</h2>
			<p className="mt-1 max-w-[68ch] text-pretty font-semi text-md">{answer}</p>
			<ul className="mt-3 grid max-w-[80ch] list-disc gap-1.5 ps-5 text-neutral-700 text-sm">
				{conditions.map((condition) => (
					<li key={condition}>{condition}</li>
				))}
			</ul>
			<p className="mt-4 max-w-[80ch] text-ink-2 text-xs">
				{source} {note}
			</p>
		</section>
	);
}
