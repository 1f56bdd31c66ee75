import down from 'icon:pn/down';
import filterIcon from 'icon:pn/filter';
import searchIcon from 'icon:pn/search';
import { useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Suggesting } from '../suggest/suggesting.tsx';
import { type Asked, besides } from './asked.ts';
import type { ChannelLinks } from './channel-links.ts';
import { ChannelSegment } from './channel-segment.tsx';
import type { QuickFilter } from './quick-filters.ts';
import { SEARCH_FORM } from './search-form.ts';
import type { OpenFilters } from './use-open-filters.ts';
import { useShownState } from './use-shown-state.ts';

export type BarData = {
	action: string;
	/** The whole search, in the order of its address. */
	asked: Asked[];
	channels: ChannelLinks;
	quick: QuickFilter[];
	active: number;
	show: string;
	/** Everything but the channel. */
	clear: string;
	allFilters: string;
	words: { search: string; placeholder: string; allFilters: string };
};

type Props = { data: BarData; filters: OpenFilters };

/** These have controls of their own, and they stand last in an address. */
const inControls = new Set(['text', 'sort', 'view']);

/** The form of a search. Every change is sent at once; without JavaScript a filter leads to the page of all of them. */
export function FilterBar({ data, filters }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const { action, asked, quick, active, allFilters, words } = data;
	useShownState(form, asked);
	const { panel, togglePanel, openSheet, ready } = filters;
	const shown = panel?.first.quick.filter(({ name }) => name === panel.name) ?? [];
	return (
		<form
			ref={form}
			id={SEARCH_FORM}
			action={action}
			data-at-once
			data-order={panel?.first.order}
			className="sticky top-[60px] z-30 border-line border-b bg-surface lg:top-[72px]"
		>
			<div className="wrap flex items-center gap-2 py-3 max-lg:flex-wrap">
				<ChannelSegment data={data.channels} />
				<div data-suggest className="relative min-w-0 grow lg:max-w-[380px]">
					<label className="relative flex items-center">
						<span className="sr-only">{words.search}</span>
						<Icon icon={searchIcon} className="pointer-events-none absolute start-3.5 text-ink-2" />
						<input
							name="q"
							type="search"
							defaultValue={asked.find(({ name }) => name === 'text')?.value ?? ''}
							placeholder={words.placeholder}
							autoComplete="off"
							enterKeyHint="search"
							className="h-[46px] w-full text-ellipsis rounded-md border-[1.5px] border-line-strong bg-surface ps-10.5 pe-3 text-md placeholder:text-neutral-600 hover:border-neutral-400"
						/>
					</label>
				</div>
				{/* Enter sends the words also before the page is alive: a form of several fields needs a button for that. */}
				<button type="submit" tabIndex={-1} className="sr-only">
					{words.search}
				</button>
				<Suggesting />
				{besides(asked, shown).map(
					({ name, value }) => inControls.has(name) || <input key={name} type="hidden" name={name} value={value} />,
				)}
				{quick.map(({ name, label, value, isNamed }) => (
					<div key={name} className="quick-filter">
						<button
							type="submit"
							name="view"
							value="filters"
							formAction={`${action}#filter-${name}`}
							aria-expanded={panel?.name === name}
							data-set={value === null ? undefined : ''}
							onPointerEnter={ready}
							onClick={(event) => {
								event.preventDefault();
								togglePanel(name);
							}}
						>
							<span className={isNamed ? undefined : 'sr-only'}>{label}</span>
							{value && <b>{value}</b>}
							<Icon icon={down} />
						</button>
						{panel?.name === name && (
							<panel.parts.QuickPanel action={action} name={name} first={panel.first} onClose={filters.closePanel} />
						)}
					</div>
				))}
				<a
					href={allFilters}
					onPointerEnter={ready}
					onClick={(event) => {
						event.preventDefault();
						openSheet();
					}}
					className="hidden h-[46px] shrink-0 items-center gap-2 rounded-md border-[1.5px] border-line-strong px-4 font-semi text-action text-sm hover:border-neutral-400 lg:inline-flex"
				>
					<Icon icon={filterIcon} />
					{words.allFilters}
					{active > 0 && <Count count={active} />}
				</a>
			</div>
		</form>
	);
}

export const Count = ({ count }: { count: number }) => (
	<span className="grid size-[22px] place-items-center rounded-full bg-action text-2xs text-white tracking-num in-[.tone-primary]:bg-white in-[.tone-primary]:text-action">
		{count}
	</span>
);
