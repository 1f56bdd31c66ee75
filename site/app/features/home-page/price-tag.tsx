import { Money } from '#app/parts/listings/money.tsx';
import type { PriceTagData } from './price-tag-data.ts';

export function PriceTag({ tag: { to, title, price, lines, allIn } }: { tag: PriceTagData }) {
	return (
		<a
			href={to}
			className="absolute -start-11 bottom-28 hidden w-60 rounded-lg bg-surface px-4 py-3 text-ink shadow-3 transition-[translate] duration-200 hover:-translate-y-0.5 xl:block"
		>
			<span className="block text-2xs leading-line text-ink-2">{title}</span>
			<Money value={price} className="block font-bold text-xl leading-snug" />
			<span className="mt-2 block border-line-strong border-t border-dashed pt-2 text-ink-2 text-xs leading-body">
				{lines.map(({ label, amount }) => (
					<span key={label} className="flex justify-between gap-3">
						{label} <bdi className="font-med tracking-num">{amount}</bdi>
					</span>
				))}
				<b className="flex justify-between gap-3 font-bold text-pn-blue-800">
					{allIn.label} <bdi className="tracking-num">{allIn.amount}</bdi>
				</b>
			</span>
		</a>
	);
}
