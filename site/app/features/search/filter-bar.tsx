import down from 'icon:pn/down';
import filterIcon from 'icon:pn/filter';
import searchIcon from 'icon:pn/search';
import { type RefObject, useEffect, useRef } from 'react';
import { button } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { type FieldWords, FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { Suggesting } from './suggesting.tsx';

export type PanelWords = FieldWords & { search: string; placeholder: string; allFilters: string; apply: string };

export type BarData = {
	action: string;
	/** The names of filters as a canonical address orders them. */
	order: string;
	text: string;
	/** Filters that no form has controls for, and those that only "all filters" has. */
	hidden: { name: string; value: string }[];
	behind: { name: string; value: string }[];
	quick: FilterGroup[];
	active: number;
	show: string;
	allFilters: string;
	words: PanelWords;
};

export const SEARCH_FORM = 'search';

/** The form of a search. Every change is sent at once; without JavaScript each drop-down has its button. */
export function FilterBar({ data, onAllFilters }: { data: BarData; onAllFilters: () => void }) {
	const form = useRef<HTMLFormElement>(null);
	useShownState(form, data);
	useDropDowns(form);
	const { action, order, text, hidden, behind, quick, active, allFilters, words } = data;
	return (
		<form
			ref={form}
			id={SEARCH_FORM}
			action={action}
			data-at-once
			data-order={order}
			className="sticky top-[60px] z-30 border-line border-b bg-surface lg:top-[72px]"
		>
			<div className="wrap flex items-center gap-2 py-3">
				<div data-suggest className="relative min-w-0 grow lg:max-w-[380px]">
					<label className="relative flex items-center">
						<span className="sr-only">{words.search}</span>
						<Icon icon={searchIcon} className="pointer-events-none absolute start-3.5 text-ink-2" />
						<input
							name="q"
							type="search"
							defaultValue={text}
							placeholder={words.placeholder}
							autoComplete="off"
							enterKeyHint="search"
							className="h-[46px] w-full rounded-md border-[1.5px] border-line-strong bg-surface ps-10.5 pe-3 text-md placeholder:text-neutral-600 hover:border-neutral-400"
						/>
					</label>
				</div>
				{/* Enter sends the words also before the page is alive: a form of several fields needs a button for that. */}
				<button type="submit" tabIndex={-1} className="sr-only">
					{words.search}
				</button>
				<Suggesting />
				{[...hidden, ...behind].map(({ name, value }) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{quick.map((group) => (
					<DropDown key={group.label} group={group} words={words} />
				))}
				<a
					href={allFilters}
					onClick={(event) => {
						event.preventDefault();
						onAllFilters();
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

function DropDown({ group, words }: { group: FilterGroup; words: PanelWords }) {
	const chosen = chosenIn(group);
	return (
		<details name="quick-filter" className="group relative hidden shrink-0 lg:block">
			<summary
				className={`flex h-[46px] cursor-pointer list-none items-center gap-2 whitespace-nowrap rounded-md border-[1.5px] px-3.5 font-med text-sm hover:border-neutral-400 [&::-webkit-details-marker]:hidden ${chosen ? 'border-action bg-pn-blue-50 text-pn-blue-800' : 'border-line-strong'}`}
			>
				{group.label}
				{chosen && <b className="max-w-24 truncate font-semi tracking-num">{chosen}</b>}
				<Icon icon={down} className="text-ink-2 transition-transform duration-200 group-open:rotate-180" />
			</summary>
			<div className="absolute start-0 top-[54px] z-40 max-h-[min(480px,70vh)] w-[300px] overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-3">
				<FilterFields group={group} words={words} id={`quick-${'name' in group ? group.name : 'pay'}`} />
				<noscript>
					<button type="submit" className={button({ className: 'mt-3 w-full' })}>
						{words.apply}
					</button>
				</noscript>
			</div>
		</details>
	);
}

/** The one thing chosen, or how many. */
function chosenIn(group: FilterGroup): string | null {
	if (group.kind === 'range') return group.from || group.to ? '•' : null;
	if (group.kind === 'amounts') return group.fields.some(({ value }) => value) ? '•' : null;
	const chosen = group.options.filter(({ isChosen }) => isChosen);
	return chosen.length > 1 ? String(chosen.length) : (chosen[0]?.text ?? null);
}

/** Controls keep what the visitor does by themselves; when results come, they show what was searched for, except one being typed in since. */
export function useShownState(form: RefObject<HTMLFormElement | null>, shown: unknown): void {
	const sent = useRef(new Map<Element, string>());
	useEffect(() => {
		const stop = new AbortController();
		const note = () => {
			for (const field of form.current?.querySelectorAll('input') ?? []) sent.current.set(field, field.value);
		};
		form.current?.addEventListener('submit', note, stop);
		return () => stop.abort();
	}, [form]);
	const isFirst = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new is shown
	useEffect(() => {
		// What was chosen before the page was alive is still to be sent.
		if (isFirst.current) {
			isFirst.current = false;
			return;
		}
		for (const field of form.current?.elements ?? []) {
			if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
			if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
			else if (field !== document.activeElement || field.value === sent.current.get(field)) field.value = field.defaultValue;
		}
	}, [form, shown]);
}

/** A drop-down closes with Escape, and when something else is used. */
function useDropDowns(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const open = () => form.current?.querySelector<HTMLDetailsElement>('details[open]');
		const stop = new AbortController();
		const close = (event: Event) => {
			const details = open();
			if (!details) return;
			const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
			if (!isEscape && (event instanceof KeyboardEvent || details.contains(event.target as Node))) return;
			details.open = false;
			if (isEscape) details.querySelector('summary')?.focus();
		};
		document.addEventListener('keydown', close, stop);
		document.addEventListener('pointerdown', close, stop);
		return () => stop.abort();
	}, [form]);
}
