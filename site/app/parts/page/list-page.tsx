import type { ReactNode } from 'react';
import { type Crumb, Crumbs } from '#app/ui/crumbs.tsx';

type Props = {
	crumbs: Crumb[];
	title: string;
	count?: string | null;
	intro?: ReactNode;
	/** A `ListFilters`. */
	filters?: ReactNode;
	/** A `PageLinks`. */
	pagination?: ReactNode;
	children: ReactNode;
};

export function ListPage({ crumbs, title, count, intro, filters, pagination, children }: Props) {
	return (
		<div className="wrap pb-16 pt-5">
			<Crumbs crumbs={crumbs} />
			<div className="mb-6 mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
				<h1 className="text-3xl">{title}</h1>
				{count && <h2 className="font-body text-ink-2 text-sm tracking-normal">{count}</h2>}
			</div>
			{intro && <div className="mb-8 max-w-[70ch] text-pretty text-md text-neutral-700">{intro}</div>}
			{filters && <div className="mb-8">{filters}</div>}
			{children}
			{pagination && <div className="mt-10">{pagination}</div>}
		</div>
	);
}
