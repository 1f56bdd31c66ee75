import type { ReactNode } from 'react';
import type { PlaceMap } from './map-data.ts';

export type WhereWords = { nearby: string; straightLine: string };

type Props = { map: ReactNode; button: ReactNode; place: Pick<PlaceMap, 'nearby' | 'note'>; words: WhereWords };

/** The map, and beside it what is near. */
export function WhereCard({ map, button, place: { nearby, note }, words }: Props) {
	return (
		<div className="grid overflow-clip rounded-lg border border-line lg:grid-cols-[1fr_320px]">
			<div className="relative h-[260px] lg:h-auto lg:min-h-[340px]">{map}</div>
			<div className="flex flex-col px-5 pt-4.5 pb-5 lg:px-7 lg:py-6.5">
				{nearby.length > 0 && (
					<>
						<h3 className="text-md">{words.nearby}</h3>
						<p className="text-xs text-ink-2">{words.straightLine}</p>
						<ul className="my-2 [&>li+li]:border-t [&>li]:border-line">
							{nearby.map(({ to, name, distance }) => (
								<li key={to}>
									<a href={to} className="group flex min-h-11 items-center justify-between gap-3 text-sm">
										<span className="group-hover:underline">{name}</span>
										<bdi className="font-semi">{distance}</bdi>
									</a>
								</li>
							))}
						</ul>
					</>
				)}
				{note && <p className="mb-3 text-xs text-ink-2">{note}</p>}
				<div className="mt-auto grid">{button}</div>
			</div>
		</div>
	);
}
