import { ContactPanel } from '#app/parts/contact/contact-panel.tsx';
import { FactStrip } from '#app/parts/listings/fact-strip.tsx';
import { Money } from '#app/parts/listings/money.tsx';
import type { CompoundData } from './compound-data.ts';

export function CompoundPrice({ price: { from, others, facts, contact } }: { price: CompoundData['price'] }) {
	return (
		<>
			{from && (
				<div className="overflow-hidden rounded-xl border border-line shadow-3">
					<div className="on-brand bg-brand px-6 py-5 text-white [&_span]:text-inherit">
						<p className="text-on-brand-2 text-xs">{from.label}</p>
						<p className="font-bold text-[36px] leading-head">
							<Money value={from.money} />
						</p>
						{from.converted && <p className="text-sm">{from.converted}</p>}
					</div>
					<div className="px-4">
						<FactStrip facts={facts} />
					</div>
					{others.length > 0 && (
						<ul className="border-line border-t px-6 py-3 text-ink-2 text-sm max-md:px-5">
							{others.map((line) => (
								<li key={line} className="py-0.5">
									{line}
								</li>
							))}
						</ul>
					)}
				</div>
			)}
			<ContactPanel data={contact} />
		</>
	);
}
