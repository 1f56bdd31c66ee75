import mapIcon from 'icon:pn/map';
import { useLocation } from 'react-router';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { StaticMap } from '#app/parts/map/static-map.tsx';
import { WhereCard } from '#app/parts/map/where-card.tsx';
import type { WhereData } from '#app/parts/map/where-data.ts';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { locales } from '#domain/locales.ts';

/** A drawing of the place and what is near. The interactive map is a tab of the gallery, so that it loads only on demand. */
export function Where({ data: { title, place, words } }: { data: WhereData }) {
	const { direction } = locales[parseLocale(useLocation().pathname)];
	const { drawing } = place;
	const map = (
		<>
			<StaticMap drawing={drawing} direction={direction} />
			<a
				href="https://www.openstreetmap.org/copyright"
				rel="external noopener"
				className="absolute start-0 bottom-0 inline-flex min-h-6 items-center rounded-se-sm bg-white/85 px-2 text-2xs leading-none text-neutral-700 hover:underline"
			>
				<bdi>{drawing.words.source}</bdi>
			</a>
		</>
	);
	const open = (
		<button type="button" data-opens="map" className={button({ variant: 'outline', className: 'noscript:hidden' })}>
			<Icon icon={mapIcon} />
			{drawing.words.button}
		</button>
	);
	return (
		<section id="location" className="below-fold">
			<h2 className="mb-5 text-2xl">{title}</h2>
			<WhereCard map={map} button={open} place={place} words={words} />
		</section>
	);
}
