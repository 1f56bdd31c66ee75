import type { OwnershipData } from './ownership-data.ts';

export function Ownership({ data: { title, answer, conditions, source, note } }: { data: OwnershipData }) {
	return (
		<section
			id="ownership"
			aria-labelledby="ownership-title"
			className="grid gap-x-12 gap-y-4 rounded-xl border border-line p-6 max-md:p-5 md:grid-cols-[2fr_3fr]"
		>
			<div>
				<h2 id="ownership-title" className="text-xl">
					{title}
				</h2>
				<p className="mt-1 text-pretty font-semi text-md">{answer}</p>
			</div>
			<div>
				<ul className="grid list-disc gap-1.5 ps-5 text-neutral-700 text-sm">
					{conditions.map((condition) => (
						<li key={condition}>{condition}</li>
					))}
				</ul>
				<p className="mt-4 text-ink-2 text-xs">
					{source} {note}
				</p>
			</div>
		</section>
	);
}
