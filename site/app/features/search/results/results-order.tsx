import down from 'icon:pn/down';
import gridIcon from 'icon:pn/grid';
import mapIcon from 'icon:pn/map';
import listIcon from 'icon:pn/menu';
import sortIcon from 'icon:pn/sort';
import { AlertLink } from '#app/parts/alerts/alert-link.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SEARCH_FORM } from '../filters/search-form.ts';
import type { SearchData } from '../search-data.ts';

export default function ResultsOrder({ data: { alert, sorts, sort, labels, view, views } }: { data: SearchData['order'] }) {
	return (
		<div className="flex flex-wrap items-center gap-x-4">
			<AlertLink data={alert} className="lg:hidden" />
			<div className="flex items-center gap-2">
				<label className="relative inline-flex items-center gap-2 text-sm">
					<Icon icon={sortIcon} className="text-ink-2" />
					<span className="text-ink-2">{labels.sort}</span>
					<select
						name="sort"
						form={SEARCH_FORM}
						defaultValue={sort}
						className="field-sizing-content min-h-11 cursor-pointer appearance-none bg-transparent pe-6 font-semi"
					>
						{sorts.map(({ value, text }) => (
							<option key={value} value={value}>
								{text}
							</option>
						))}
					</select>
					<Icon icon={down} className="pointer-events-none absolute end-0 text-ink-2" />
				</label>
				{view && <input type="hidden" name="view" value={view} form={SEARCH_FORM} />}
				<noscript>
					<button type="submit" form={SEARCH_FORM} className={button({ variant: 'outline' })}>
						{labels.apply}
					</button>
				</noscript>
			</div>
			<Views views={views} />
		</div>
	);
}

const viewIcons = { grid: gridIcon, list: listIcon, map: mapIcon };

/** On a phone the map is in the bottom bar. */
function Views({ views }: { views: SearchData['order']['views'] }) {
	return (
		<ul className="flex overflow-clip rounded-md border-[1.5px] border-line-strong max-lg:hidden">
			{views.map(({ value, text, to, isChosen }) => (
				<li key={value}>
					<a
						href={to}
						title={text}
						aria-current={isChosen || undefined}
						className="grid h-10 w-11 place-items-center text-ink-2 hover:text-action aria-[current]:bg-pn-blue-50 aria-[current]:text-pn-blue-800"
					>
						<Icon icon={viewIcons[value]} label={text} />
					</a>
				</li>
			))}
		</ul>
	);
}
