import { type RefObject, useEffect, useEffectEvent } from 'react';

type Element = RefObject<HTMLElement | null>;

/** The native `change` event, which fires when a field is left; React's `onChange` fires with every letter. */
export function useListener(element: Element, type: string, act: (event: Event) => void): void {
	const listen = useEffectEvent(act);
	useEffect(() => {
		const stop = new AbortController();
		element.current?.addEventListener(type, (event) => listen(event), stop);
		return () => stop.abort();
	}, [element, type]);
}

/** `isInteracted`: opening the form counts as the first interaction. */
export function useFirstInteraction(element: Element, isInteracted: boolean, act: () => void): void {
	const interacted = useEffectEvent(act);
	useEffect(() => {
		const stop = new AbortController();
		const once = () => {
			stop.abort();
			interacted();
		};
		if (isInteracted || element.current?.contains(document.activeElement)) once();
		else for (const type of ['focusin', 'pointerdown']) element.current?.addEventListener(type, once, stop);
		return () => stop.abort();
	}, [element, isInteracted]);
}
