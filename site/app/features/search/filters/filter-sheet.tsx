import close from 'icon:pn/x';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { button } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { besides } from './asked.ts';
import { ChannelSegment } from './channel-segment.tsx';
import type { BarData } from './filter-bar.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';
import type { FiltersData } from './filters-data.ts';
import { useFilters } from './load-filters.ts';
import { useShownState } from './use-shown-state.ts';

type Props = { data: BarData; first: FiltersData; onClose: () => void };

/** All filters over the page. They apply at once: the button says what they bring and only closes. */
export function FilterSheet({ data, first, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const { quick, further, order, words } = useFilters(data.action, first);
	const groups = [...quick, ...further];
	const navigate = useNavigate();
	const { state } = useLocation();
	useShownState(form, data.asked);
	useLayoutEffect(() => {
		const opened = dialog.current;
		opened?.showModal();
		// Before it leaves the page, so that the focus goes back to what opened it.
		return () => opened?.close();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-label={data.words.allFilters}
			// In development effects run twice: it was closed for a moment, and is open.
			onClose={() => dialog.current?.open || onClose()}
			className="fixed inset-0 m-0 ms-auto h-dvh max-h-none w-full max-w-[520px] bg-surface backdrop:bg-brand-deep/50"
		>
			<form ref={form} action={data.action} data-at-once data-replace data-order={order} className="flex h-full flex-col">
				<header className="flex items-center justify-between border-line border-b px-5 py-3">
					<h2 className="text-xl">{data.words.allFilters}</h2>
					<button
						type="button"
						aria-label={words.close}
						onClick={() => dialog.current?.close()}
						className="grid size-11 place-items-center"
					>
						<Icon icon={close} />
					</button>
				</header>
				<div className="grow overflow-y-auto px-5 py-2">
					<ChannelSegment data={data.channels} onChoose={(to) => void navigate(to, { state, replace: true })} />
					{besides(data.asked, groups).map(({ name, value }) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					{groups.map((group) => (
						<details
							key={group.name}
							open={isUsed(group) || group.kind !== 'choices' || group.options.length < 8}
							className="border-line border-b py-3"
						>
							<summary className="cursor-pointer py-1 font-semi">{group.label}</summary>
							<div className="pt-2">
								<FilterFields group={group} words={words} id={`sheet-${group.name}`} />
							</div>
						</details>
					))}
				</div>
				<footer className="flex items-center gap-3 border-line border-t px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
					<a
						href={data.clear}
						onClick={(event) => {
							event.preventDefault();
							void navigate(data.clear, { state, replace: true });
						}}
						className="inline-flex min-h-11 items-center px-2 text-sm underline underline-offset-3"
					>
						{words.clear}
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
