import close from 'icon:pn/x';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { button } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { type BarData, useShownState } from './filter-bar.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';

export type SheetData = { groups: FilterGroup[] };

type Props = { data: BarData; clear: { to: string; text: string }; closeWord: string; onClose: () => void };

/** All filters over the page. They apply at once: the button says what they bring and only closes. */
export function FilterSheet({ data, clear, closeWord, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const groups = useGroups(data.action);
	useShownState(form, groups);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			aria-label={data.words.allFilters}
			onClose={onClose}
			className="fixed inset-0 m-0 ms-auto h-dvh max-h-none w-full max-w-[520px] bg-surface backdrop:bg-brand-deep/50"
		>
			<form ref={form} action={data.action} data-at-once data-order={data.order} className="flex h-full flex-col">
				<header className="flex items-center justify-between border-line border-b px-5 py-3">
					<h2 className="text-xl">{data.words.allFilters}</h2>
					<button type="button" aria-label={closeWord} onClick={() => dialog.current?.close()} className="grid size-11 place-items-center">
						<Icon icon={close} />
					</button>
				</header>
				<div className="grow overflow-y-auto px-5 py-2" aria-busy={!groups}>
					{data.text && <input type="hidden" name="text" value={data.text} />}
					{data.hidden.map(({ name, value }) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					{groups?.map((group) => (
						<details
							key={group.label}
							open={isUsed(group) || group.kind !== 'choices' || group.options.length < 8}
							className="border-line border-b py-3"
						>
							<summary className="cursor-pointer py-1 font-semi">{group.label}</summary>
							<div className="pt-2">
								<FilterFields group={group} words={data.words} id={`sheet-${'name' in group ? group.name : 'pay'}`} />
							</div>
						</details>
					))}
				</div>
				<footer className="flex items-center gap-3 border-line border-t px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
					<a href={clear.to} className="inline-flex min-h-11 items-center px-2 text-sm underline underline-offset-3">
						{clear.text}
					</a>
					<button type="button" onClick={() => dialog.current?.close()} className={button({ size: 'lg', className: 'grow' })}>
						<span aria-live="polite">{data.show}</span>
					</button>
				</footer>
			</form>
		</dialog>
	);
}

const isUsed = (group: FilterGroup) => group.kind === 'choices' && group.options.some(({ isChosen }) => isChosen);

/** The filters of the present search, asked for anew whenever it changes; until then the former ones stay. */
function useGroups(action: string): FilterGroup[] | null {
	const { search } = useLocation();
	const [groups, setGroups] = useState<FilterGroup[] | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		fetch(`${action}/filters.json${search}`, { signal: stop.signal })
			.then((response) => response.json())
			.then((answer: SheetData) => setGroups(answer.groups))
			.catch(() => {});
		return () => stop.abort();
	}, [action, search]);
	return groups;
}
