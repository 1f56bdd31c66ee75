import bell from 'icon:pn/bell';
import close from 'icon:pn/x';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type BarData, Count } from './filter-bar.tsx';
import type { FiltersData } from './filters-data.ts';
import { hiddenParameters } from './hidden-parameters.ts';
import { useFilters } from './load-filters.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { SheetSection } from './sheet-section.tsx';
import { useShownState } from './use-shown-state.ts';

type Props = { data: BarData; first: FiltersData; onClose: () => void };

/** Filters apply at once: the button shows the number of results and only closes the sheet. */
export function FilterSheet({ data, first, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const { quick, further, sections, order, labels } = useFilters(data.action, first);
	const groups = [...quick, ...further];
	const navigate = useNavigate();
	/** The sheet is an entry in the history. A visitor can navigate before that entry exists, so it is made here. */
	const goTo = (to: string) => {
		const isThere = history.state?.usr?.filtersOpenedOn !== undefined;
		void navigate(to, isThere ? { state: history.state.usr, replace: true } : keepingScroll);
	};
	useShownState(form, data.asked);
	useLayoutEffect(() => {
		const opened = dialog.current;
		opened?.showModal();
		// Closing before it is removed returns focus to the button that opened it.
		return () => opened?.close();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-label={data.labels.allFilters}
			// React's strict mode runs effects twice in development: ignore a close event of a dialog that is open again.
			onClose={() => dialog.current?.open || onClose()}
			className="filter-sheet"
		>
			<form ref={form} action={data.action} data-at-once data-replace="filtersOpenedOn" data-order={order}>
				<header>
					<button
						type="button"
						aria-label={labels.close}
						onClick={() => dialog.current?.close()}
						className="grid size-11 place-items-center"
					>
						<Icon icon={close} />
					</button>
					<h2 className="flex items-center gap-2 text-lg">
						{data.labels.allFilters}
						{data.active > 0 && <Count count={data.active} />}
					</h2>
					<a
						href={data.clear}
						onClick={(event) => {
							event.preventDefault();
							goTo(data.clear);
						}}
					>
						{labels.clear}
					</a>
				</header>
				<div className="sheet-body">
					<div className="sheet-section grid gap-3">
						<ModeSwitch data={data.modes} onChoose={goTo} />
					</div>
					{hiddenParameters(data.asked, groups).map(({ name, value }) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					{sections.map((section) => (
						<SheetSection key={section.name} section={section} groups={groups} labels={labels} show={data.show} />
					))}
				</div>
				<footer>
					<a
						href={data.alert.to}
						rel="nofollow"
						aria-label={data.alert.text}
						className={button({ variant: 'outline', size: 'lg', className: 'w-13 px-0!' })}
					>
						<Icon icon={bell} />
					</a>
					<button type="button" onClick={() => dialog.current?.close()} className={button({ size: 'lg', className: 'grow' })}>
						<span aria-live="polite">{data.show}</span>
					</button>
				</footer>
			</form>
		</dialog>
	);
}
