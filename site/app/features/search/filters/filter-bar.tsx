import bell from 'icon:pn/bell';
import down from 'icon:pn/down';
import filterIcon from 'icon:pn/filter';
import searchIcon from 'icon:pn/search';
import { useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Suggesting } from '../suggest/suggesting.tsx';
import { hiddenParameters, type Parameter } from './hidden-parameters.ts';
import type { ModeLinks } from './mode-links.ts';
import { ModeSwitch } from './mode-switch.tsx';
import type { QuickFilter } from './quick-filters.ts';
import { SEARCH_FORM } from './search-form.ts';
import type { OpenFilters } from './use-open-filters.ts';
import { useShownState } from './use-shown-state.ts';

export type BarData = {
	action: string;
	/** All parameters, in the order of the address. */
	asked: Parameter[];
	modes: ModeLinks;
	quick: QuickFilter[];
	active: number;
	show: string;
	/** The address with the mode and nothing else. */
	clear: string;
	allFilters: string;
	alert: { to: string; text: string };
	labels: { search: string; example: string; allFilters: string; save: string; any: string };
};

type Props = { data: BarData; filters: OpenFilters };

/** They have controls of their own, and come last in an address. */
const inControls = new Set(['text', 'sort', 'view']);

/** Every change is submitted at once; without JavaScript the filters link to a page of all filters. */
export function FilterBar({ data, filters }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const { action, asked, quick, active, allFilters, labels } = data;
	useShownState(form, asked);
	const { panel, togglePanel, openSheet, ready } = filters;
	const shown = panel?.first.quick.filter(({ name }) => panel.parts.panelGroups(panel.name).includes(name)) ?? [];
	return (
		<form
			ref={form}
			id={SEARCH_FORM}
			action={action}
			data-at-once
			data-order={panel?.first.order}
			className="sticky -top-0.5 z-30 border-line border-b bg-surface lg:top-18"
		>
			<div className="wrap search-bar">
				<ModeSwitch data={data.modes} />
				<div className="search-cells">
					<div data-suggest className="relative min-w-0 grow basis-0 lg:min-w-36">
						<label className="relative flex items-center">
							<span className="sr-only">{labels.search}</span>
							<Icon icon={searchIcon} className="pointer-events-none absolute start-3 text-action" />
							<input
								name="q"
								type="search"
								defaultValue={asked.find(({ name }) => name === 'text')?.value ?? ''}
								placeholder={labels.example}
								autoComplete="off"
								enterKeyHint="search"
								className="h-11 w-full text-ellipsis rounded-md bg-transparent ps-10 pe-2 text-md placeholder:text-neutral-600 placeholder:text-sm"
							/>
						</label>
					</div>
					{/* Makes Enter submit before hydration: a form with several fields needs a submit button for that. */}
					<button type="submit" tabIndex={-1} className="sr-only">
						{labels.search}
					</button>
					<Suggesting />
					{hiddenParameters(asked, shown).map(
						({ name, value }) => inControls.has(name) || <input key={name} type="hidden" name={name} value={value} />,
					)}
					{quick.map(({ name, label, value }) => (
						<div key={name} className="quick-filter" data-filter={name}>
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
								<span>{label}</span> <b>{value ?? labels.any}</b>
								<Icon icon={down} />
							</button>
							{panel?.name === name && (
								<panel.parts.QuickPanel action={action} name={name} show={data.show} first={panel.first} onClose={filters.closePanel} />
							)}
						</div>
					))}
				</div>
				<a
					href={allFilters}
					onPointerEnter={ready}
					onClick={(event) => {
						event.preventDefault();
						openSheet();
					}}
					className="bar-button"
				>
					<Icon icon={filterIcon} />
					{labels.allFilters}
					{active > 0 && <Count count={active} />}
				</a>
				<a href={data.alert.to} rel="nofollow" className="bar-button bg-pn-blue-50 text-pn-blue-800 border-pn-blue-200!">
					<Icon icon={bell} />
					<span className="max-xl:sr-only">{labels.save}</span>
				</a>
			</div>
		</form>
	);
}

export const Count = ({ count }: { count: number }) => (
	<span className="grid size-5.5 place-items-center rounded-full bg-action text-2xs text-white tracking-num in-[.tone-primary]:bg-white in-[.tone-primary]:text-action">
		{count}
	</span>
);
