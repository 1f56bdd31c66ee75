import arrow from 'icon:pn/arrow';
import { Icon } from '#app/ui/icon.tsx';
import type { JobLine } from './careers-data.ts';

export function JobList({ jobs }: { jobs: JobLine[] }) {
	return (
		<ul className="[&>li+li]:border-t [&>li]:border-line rounded-lg border border-line">
			{jobs.map(({ id, to, name, summary, facts, until }) => (
				<li key={id} className="group relative grid gap-x-6 gap-y-1 p-5 hover:bg-sand sm:grid-cols-[1fr_auto] sm:p-6">
					<h3 className="text-lg">
						<a href={to} className="after:absolute after:inset-0 group-hover:text-action">
							{name}
						</a>
					</h3>
					<p className="text-ink-2 text-sm sm:row-span-2 sm:flex sm:items-center sm:gap-3 sm:self-center">
						{until}
						<Icon icon={arrow} mirrored className="hidden size-5 text-action sm:block" />
					</p>
					<p className="text-ink-2 text-sm">{facts}</p>
					{summary && <p className="mt-1 max-w-[70ch] text-neutral-700 text-sm sm:col-span-2">{summary}</p>}
				</li>
			))}
		</ul>
	);
}
