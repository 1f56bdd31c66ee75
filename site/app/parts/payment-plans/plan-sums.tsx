import { memo } from 'react';
import { Money } from '../listings/money.tsx';
import type { SumView } from './plan-view.ts';

/** Today, each instalment, at handover. The instalment is highlighted. */
export const PlanSums = memo(function PlanSums({ sums, currency }: { sums: SumView[]; currency: string }) {
	return (
		<dl className="flex grow flex-col [&>div+div]:border-t [&>div]:border-line-strong overflow-hidden rounded-lg bg-stone">
			{sums.map(({ label, amount, converted, note, isMain }) => (
				<div
					key={label}
					className={`grid grow grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 px-3.5 py-2.5 leading-line md:px-5 ${isMain ? 'border-transparent! bg-brand text-white [&_span]:text-inherit' : ''}`}
				>
					<dt className={`text-xs ${isMain ? 'text-on-brand-2' : 'text-ink-2'}`}>{label}</dt>
					<dd className="row-span-2 text-xl font-bold">
						<Money value={{ amount, currency }} />
						{converted && <span className="block text-end text-xs font-normal">{converted}</span>}
					</dd>
					{note && <dd className={`col-start-1 text-xs ${isMain ? 'text-on-brand-2' : 'text-ink-2'}`}>{note}</dd>}
				</div>
			))}
		</dl>
	);
});
