import bell from 'icon:pn/bell';
import back from 'icon:pn/chev';
import filterIcon from 'icon:pn/filter';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { OpenMapData } from './search-map-data.ts';

export type MapHead = {
	title: string;
	/** The list view of the same search. */
	list: { to: string; text: string };
	filters: { to: string; active: number; open: () => void };
	modes: ReactNode;
};

type Props = { head: MapHead; data: NonNullable<OpenMapData['head']> };

/** The header over a map that fills a phone. */
export function SearchMapHead({ head: { title, list, filters, modes }, data: { summary, filters: filtersText, alert } }: Props) {
	return (
		<div className="map-head">
			<div data-over-map className="map-head-row">
				<a href={list.to} aria-label={list.text}>
					<Icon icon={back} className="ltr:-scale-x-100" />
				</a>
				<p>
					<b>{title}</b>
					<span>{summary}</span>
				</p>
				<a
					href={filters.to}
					aria-label={filtersText}
					onClick={(event) => {
						event.preventDefault();
						filters.open();
					}}
				>
					<Icon icon={filterIcon} />
					{filters.active > 0 && <i aria-hidden="true">{filters.active}</i>}
				</a>
				<a href={alert.to} rel="nofollow" aria-label={alert.text}>
					<Icon icon={bell} />
				</a>
			</div>
			<div data-over-map className="map-head-modes">
				{modes}
			</div>
		</div>
	);
}
