import mapIcon from 'icon:pn/map';
import { useLocation } from 'react-router';
import { localeOf, locales } from '../../i18n/locales.ts';
import { button } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { StaticMap } from '../map/static-map.tsx';
import type { WhereData } from '../map/where-data.ts';

/** The place as a drawing, and what is near. The map itself is a tab of the gallery: nothing of it is loaded before it is asked for. */
export function Where({ data: { title, place, words } }: { data: WhereData }) {
	const { direction } = locales[localeOf(useLocation().pathname)];
	const { drawing, nearby, note } = place;
	return (
		<section id="location">
			<h2 className="mb-5 text-3xl">{title}</h2>
			<div className="grid overflow-clip rounded-lg border border-line lg:grid-cols-[1fr_320px]">
				<div className="relative h-[260px] lg:h-auto lg:min-h-[340px]">
					<StaticMap drawing={drawing} direction={direction} />
					<a
						href="https://www.openstreetmap.org/copyright"
						rel="external noopener"
						className="absolute start-0 bottom-0 inline-flex min-h-6 items-center rounded-se-sm bg-white/85 px-2 text-[11px] leading-none text-neutral-700 hover:underline"
					>
						<bdi>{drawing.words.source}</bdi>
					</a>
				</div>
				<div className="flex flex-col px-5 pt-4.5 pb-5 lg:px-7 lg:py-6.5">
					{nearby.length > 0 && (
						<>
							<h3 className="text-md">{words.nearby}</h3>
							<p className="text-xs text-ink-2">{words.straightLine}</p>
							<ul className="my-2 divide-y divide-line">
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
					<button type="button" data-opens="map" className={button({ variant: 'outline', className: 'mt-auto noscript:hidden' })}>
						<Icon icon={mapIcon} />
						{drawing.words.button}
					</button>
				</div>
			</div>
		</section>
	);
}
