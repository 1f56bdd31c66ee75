import down from 'icon:pn/down';
import gridIcon from 'icon:pn/grid';
import mapIcon from 'icon:pn/map';
import listIcon from 'icon:pn/menu';
import sortIcon from 'icon:pn/sort';
import close from 'icon:pn/x';
import { button } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { SEARCH_FORM } from './filter-bar.tsx';
import type { SearchData } from './search-data.ts';

type Props = { title: string; count: string; notes: string[]; intro: string | null; bar: SearchData['bar'] };

/** What this search is, what it asks for, and in what order its results come. */
export function ResultsHead({ title, count, notes, intro, bar }: Props) {
	return (
		<header className="mb-5">
			<h1 className="text-3xl wrap-anywhere">{title}</h1>
			{intro && <p className="mt-2 max-w-[66ch] text-pretty text-neutral-700">{intro}</p>}
			<div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<p role="status" className="text-ink-2 text-sm">
					{count}
				</p>
				<div className="flex items-center gap-4">
					<Order bar={bar} />
					<Views views={bar.views} />
				</div>
			</div>
			{notes.map((note) => (
				<p key={note} className="mt-3 rounded-md bg-warning-50 px-4 py-2.5 text-sm text-warning-800">
					{note}
				</p>
			))}
			{bar.chips.length > 0 && <Chips bar={bar} />}
		</header>
	);
}

function Order({ bar: { sorts, sort, words } }: { bar: SearchData['bar'] }) {
	return (
		<div className="flex items-center gap-2">
			<label className="relative inline-flex items-center gap-2 text-sm">
				<Icon icon={sortIcon} className="text-ink-2" />
				<span className="text-ink-2">{words.sort}</span>
				<select
					key={sort}
					name="sort"
					form={SEARCH_FORM}
					defaultValue={sort === 'best' ? '' : sort}
					className="field-sizing-content min-h-11 cursor-pointer appearance-none bg-transparent pe-6 font-semi"
				>
					{sorts.map(({ value, text }) => (
						<option key={value} value={value === 'best' ? '' : value}>
							{text}
						</option>
					))}
				</select>
				<Icon icon={down} className="pointer-events-none absolute end-0 text-ink-2" />
			</label>
			<noscript>
				<button type="submit" form={SEARCH_FORM} className={button({ variant: 'outline' })}>
					{words.apply}
				</button>
			</noscript>
		</div>
	);
}

const viewIcons = { grid: gridIcon, list: listIcon, map: mapIcon };

/** On a phone the map is within reach of the thumb. */
function Views({ views }: { views: SearchData['bar']['views'] }) {
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

/** What is asked for, each to be taken back with one tap. */
function Chips({ bar: { chips, clear, words } }: { bar: SearchData['bar'] }) {
	return (
		<ul className="mt-3 flex flex-wrap gap-2 max-md:-mx-(--gutter) max-md:flex-nowrap max-md:overflow-x-auto max-md:px-(--gutter) max-md:[scrollbar-width:none]">
			{chips.map(({ key, text, to }) => (
				<li key={key} className="shrink-0">
					<a
						href={to}
						className="inline-flex h-[38px] items-center gap-2 rounded-full border border-pn-blue-200 bg-pn-blue-50 px-3.5 font-med text-pn-blue-800 text-sm hover:border-action"
					>
						<bdi>{text}</bdi>
						<Icon icon={close} label={words.remove} className="size-3.5" />
					</a>
				</li>
			))}
			<li className="shrink-0">
				<a
					href={clear}
					className="inline-flex h-[38px] items-center px-2 text-ink-2 text-sm underline underline-offset-3 hover:text-action"
				>
					{words.clear}
				</a>
			</li>
		</ul>
	);
}
