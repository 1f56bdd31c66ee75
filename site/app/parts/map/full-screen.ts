import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';

/** React Router keeps its own `idx` in the history state. */
type Step = { idx?: number; isFullScreen?: true } | null;
const readStep = (): Step => history.state;

/**
 * Shows a map's element over the whole page. Back, Escape and the button end it; changes of the address by the map remain. The element is
 * not moved in the DOM, so the map keeps running.
 */
export function useFullScreen(findBox: () => HTMLElement | null) {
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const address = useRef('');
	const leave = useRef<(() => void) | null>(null);
	const firstStep = useRef(0);
	const [isFull, setFull] = useState(false);

	/** Tracks the router's address, and marks again an entry that the router has replaced. */
	useEffect(() => {
		address.current = pathname + search + hash;
		if (leave.current && !readStep()?.isFullScreen) history.replaceState({ ...readStep(), isFullScreen: true }, '');
	}, [pathname, search, hash]);

	const goBack = () => history.go(firstStep.current - (readStep()?.idx ?? 0) - 1);
	const onBack = useEffectEvent(() => {
		if (readStep()?.isFullScreen) return;
		leave.current?.();
		leave.current = null;
		setFull(false);
		// Going back here also takes the router back to the search from before the map was moved.
		const { pathname, search, hash } = window.location;
		if (address.current !== pathname + search + hash) void navigate(address.current, { ...keepingScroll, replace: true });
	});
	const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
		if (key === 'Escape' && !isEscapeTaken()) goBack();
	});
	useEffect(() => {
		if (!isFull) return;
		const stop = new AbortController();
		addEventListener('popstate', () => onBack(), stop);
		// Capture phase: before other handlers of the key react.
		addEventListener('keydown', (event) => onKey(event), { capture: true, signal: stop.signal });
		return () => stop.abort();
	}, [isFull]);
	useEffect(() => () => leave.current?.(), []);

	function open(): void {
		const box = findBox();
		if (!box) return;
		firstStep.current = readStep()?.idx ?? 0;
		history.pushState({ ...readStep(), isFullScreen: true }, '');
		leave.current = showInTopLayer(box);
		setFull(true);
	}
	return { isFull, toggle: isFull ? goBack : open };
}

/** Escape first deselects a home or ends drawing. */
export const isEscapeTaken = () => document.querySelector('[data-full-screen] [data-takes-escape]') !== null;

/** Uses the top layer, above all bars, and makes everything else inert. */
export function showInTopLayer(box: HTMLElement): () => void {
	const others = listOthers(box).filter((element) => !element.inert);
	const { documentElement: page } = document;
	box.popover = 'manual';
	box.dataset['fullScreen'] = '';
	box.showPopover();
	for (const element of others) element.inert = true;
	page.style.overflow = 'hidden';
	return () => {
		box.hidePopover();
		box.popover = null;
		delete box.dataset['fullScreen'];
		for (const element of others) element.inert = false;
		page.style.overflow = '';
	};
}

/** Siblings of the element and of all its ancestors. */
function listOthers(box: Element): HTMLElement[] {
	const { parentElement } = box;
	if (!parentElement || box === document.body) return [];
	const beside = [...parentElement.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child !== box);
	return [...beside, ...listOthers(parentElement)];
}
