import { type ComponentType, useEffect, useState } from 'react';

type Box = { Box: ComponentType<{ input: HTMLInputElement }>; input: HTMLInputElement };

/** Suggestions for inputs inside `[data-suggest]`, including those in static parts. Loaded on first use. */
export function Suggesting() {
	const [box, setBox] = useState<Box | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		const look = (input: EventTarget | null) => {
			if (!(input instanceof HTMLInputElement) || input.type !== 'search' || !input.closest('[data-suggest]')) return;
			Object.assign(input, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: input.ariaExpanded ?? 'false' });
			void import('./suggest-box.tsx').then(({ SuggestBox }) => {
				if (!stop.signal.aborted) setBox((now) => (now?.input === input ? now : { Box: SuggestBox, input }));
			});
		};
		document.addEventListener('focusin', ({ target }) => look(target), stop);
		look(document.activeElement);
		return () => stop.abort();
	}, []);
	return box && <box.Box key={box.input.id} input={box.input} />;
}
