import airport from 'icon:tabler/plane';
import university from 'icon:tabler/school';
import mall from 'icon:tabler/shopping-bag';
import station from 'icon:tabler/train';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { PlaceMap } from './map-data.ts';

export type WhereWords = { nearby: string; straightLine: string; landmarks: string; google: string; directions: string };

type Props = { map: ReactNode; button: ReactNode; place: Omit<PlaceMap, 'drawing'>; words: WhereWords };

const icons = { metro: station, light_rail: station, monorail: station, university, mall, airport };
const list = 'mb-4 [&>li+li]:border-t [&>li]:border-line';

export function WhereCard({ map, button, place: { nearby, landmarks, note, elsewhere }, words }: Props) {
	return (
		<div className="grid overflow-clip rounded-lg border border-line lg:grid-cols-[1fr_340px]">
			<div className="relative h-[300px] lg:h-auto lg:min-h-[400px]">{map}</div>
			<div className="flex flex-col px-5 pt-4 pb-5 lg:px-7 lg:py-6">
				{landmarks.length > 0 && (
					<>
						<h3 className="text-md">{words.landmarks}</h3>
						<p className="mb-1 text-xs text-ink-2">{words.straightLine}</p>
						<ul className={list}>
							{landmarks.map(({ kind, name, says, distance }) => (
								<li key={kind} className="flex items-center gap-3 py-2.5 text-sm">
									<Icon icon={icons[kind]} className="shrink-0 text-lg text-ink-2" />
									<span className="min-w-0 flex-1 leading-snug">
										{name}
										<span className="block text-xs text-ink-2">{says}</span>
									</span>
									<bdi className="shrink-0 font-semi">{distance}</bdi>
								</li>
							))}
						</ul>
					</>
				)}
				{nearby.length > 0 && (
					<>
						<h3 className="text-md">{words.nearby}</h3>
						{landmarks.length === 0 && <p className="mb-1 text-xs text-ink-2">{words.straightLine}</p>}
						<ul className={list}>
							{nearby.map(({ to, name, distance }) => (
								<li key={to}>
									<a href={to} className="group flex min-h-11 items-center justify-between gap-3 text-sm">
										<span className="group-hover:underline">{name}</span>
										<bdi className="shrink-0 font-semi">{distance}</bdi>
									</a>
								</li>
							))}
						</ul>
					</>
				)}
				{note && <p className="mb-3 text-xs text-ink-2">{note}</p>}
				<div className="mt-auto grid">{button}</div>
				{elsewhere && (
					<p className="mt-1.5 flex flex-wrap justify-between gap-x-5 text-sm">
						<a href={elsewhere.google} rel="external noopener" className={out}>
							{words.google}
						</a>
						<a href={elsewhere.directions} rel="external noopener" className={out}>
							{words.directions}
						</a>
					</p>
				)}
			</div>
		</div>
	);
}

const out = 'inline-flex min-h-11 items-center text-pn-blue-700 underline-offset-2 hover:underline';
