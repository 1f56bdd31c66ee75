import { useEffect, useEffectEvent, useRef } from 'react';
import { button } from '#app/ui/button-variants.ts';
import { clearFields } from './clear-fields.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FiltersData } from './filters-data.ts';
import { useFilters } from './load-filters.ts';

type Props = { action: string; name: string; show: string; first: FiltersData; onClose: () => void };

/** The panel of one filter. Applies at once; closes with Escape, its button, or when focus goes elsewhere. */
export function QuickPanel({ action, name, show, first, onClose }: Props) {
	const panel = useRef<HTMLDivElement>(null);
	const { quick, labels } = useFilters(action, first);
	const groups = panelGroups(name).flatMap((wanted) => quick.find((one) => one.name === wanted) ?? []);
	const close = useEffectEvent((event: Event) => {
		const place = panel.current?.parentElement;
		const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
		if (!isEscape && (event instanceof KeyboardEvent || place?.contains(event.target as Node))) return;
		if (isEscape) place?.querySelector('button')?.focus();
		onClose();
	});
	useEffect(() => {
		const stop = new AbortController();
		for (const type of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(type, close, stop);
		return () => stop.abort();
	}, []);
	return (
		<div ref={panel} className="quick-panel">
			<div className="quick-body">
				{groups.map((group) => (
					<fieldset key={group.name} className="min-w-0">
						<legend className="mb-3 font-semi text-md">{group.label}</legend>
						<FilterFields group={group} labels={labels} id={`quick-${group.name}`} />
					</fieldset>
				))}
			</div>
			<footer>
				<button
					type="button"
					onClick={() => panel.current && clearFields(panel.current)}
					className="min-h-11 text-ink-2 text-sm underline underline-offset-3"
				>
					{labels.clearOne}
				</button>
				<button type="button" onClick={onClose} className={button({})}>
					<span aria-live="polite">{show}</span>
				</button>
			</footer>
		</div>
	);
}

/** The rent period is chosen in the price panel. */
export const panelGroups = (name: string): string[] => (name === 'price' ? ['period', 'price'] : [name]);
