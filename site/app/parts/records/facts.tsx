import type { ReactNode } from 'react';

/** Unknown facts have no line. */
export function Facts({ items }: { items: { label: string; value: ReactNode }[] }) {
	return (
		<dl className="grid gap-x-10 sm:grid-cols-2">
			{items.map(({ label, value }) =>
				value === null || value === '' ? null : (
					<div key={label} className="flex justify-between gap-4 border-b border-line py-2.5 text-sm last:odd:col-span-full">
						<dt className="text-ink-2">{label}</dt>
						<dd className="text-end font-semi">{value}</dd>
					</div>
				),
			)}
		</dl>
	);
}
