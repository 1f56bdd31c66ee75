import { useEffect, useEffectEvent, useRef } from 'react';
import { FilterFields } from './filter-fields.tsx';
import type { FiltersData } from './filters-data.ts';
import { useFilters } from './load-filters.ts';

type Props = { action: string; name: string; first: FiltersData; onClose: () => void };

/** One filter of the bar, under its button. It closes with Escape, and when something else is used. */
export function QuickPanel({ action, name, first, onClose }: Props) {
	const panel = useRef<HTMLDivElement>(null);
	const { quick, words } = useFilters(action, first);
	const group = quick.find((one) => one.name === name);
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
			{group && <FilterFields group={group} words={words} id={`quick-${name}`} />}
		</div>
	);
}
