import { type FocusEvent, useEffect, useRef } from 'react';

const linksIn = (box: Element | null) => [...(box?.querySelectorAll('a') ?? [])];

/** After a chip is removed, focus moves to the one that took its place. */
export function useChipFocus(chips: unknown) {
	const box = useRef<HTMLDivElement>(null);
	const place = useRef(-1);

	useEffect(() => {
		if (!chips || place.current < 0 || document.activeElement !== document.body) return;
		linksIn(box.current).at(place.current)?.focus({ preventScroll: true });
	}, [chips]);

	return {
		ref: box,
		onFocus: ({ target }: FocusEvent<HTMLElement>) => {
			place.current = linksIn(box.current).indexOf(target as HTMLAnchorElement);
		},
		onBlur: () => {
			place.current = -1;
		},
	};
}
