import type { Fact } from './card-data.ts';

/** The money facts of a card on stone, in cells that never change their order. */
export function FactStrip({ facts, className = '-mx-4 my-[11px]' }: { facts: Fact[]; className?: string }) {
	const columns =
		facts.length === 3
			? 'grid-cols-[minmax(0,1.06fr)_minmax(0,1.02fr)_minmax(0,1fr)] rtl:grid-cols-[minmax(0,0.92fr)_minmax(0,1fr)_minmax(0,1.12fr)]'
			: 'auto-cols-fr grid-flow-col';
	return (
		<dl className={`grid bg-stone ${columns} ${className}`}>
			{facts.map(({ label, value, small, isGood }) => (
				<div
					key={label}
					className="min-w-0 border-s border-line-strong py-2 pe-1 ps-2.5 first:border-s-0 first:ps-4 rtl:pe-0.5 rtl:ps-[9px] rtl:first:ps-4"
				>
					<dt className="truncate text-2xs leading-[1.4] text-ink-2 rtl:text-[11.5px]">{label}</dt>
					<dd className={`truncate text-[14px] font-semi leading-[1.4] tracking-num rtl:text-[13px] ${isGood ? 'text-success-700' : ''}`}>
						<bdi>{value}</bdi> {small && <small className="text-2xs font-body text-ink-2">· {small}</small>}
					</dd>
				</div>
			))}
		</dl>
	);
}
