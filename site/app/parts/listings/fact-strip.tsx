import type { Fact } from './card-data.ts';

/** Cells in a fixed order, so that cards can be compared at a glance. */
export function FactStrip({ facts, className = '-mx-4 my-3' }: { facts: Fact[]; className?: string }) {
	return (
		<dl className={`fact-strip ${facts.length === 3 ? 'fact-strip-3' : ''} ${className}`}>
			{facts.map(({ label, value, small, isGood }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd className={isGood ? 'is-good' : undefined}>
						<bdi>{value}</bdi>
						{small && (
							<small>
								<i> · </i>
								{small}
							</small>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
