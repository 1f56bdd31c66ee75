import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepingScroll } from '#app/navigation/use-scroll-position.ts';

/** Beside what React Router keeps there: `idx` counts its steps. */
type Step = { idx?: number; isFullScreen?: true } | null;
const readStep = (): Step => history.state;

/**
 * Shows the box of a map over the whole page. Back, Escape and the button end it; what the map changed in the address stays.
 * The box is not moved, so the map in it goes on as it is.
 */
export function useFullScreen(findBox: () => HTMLElement | null) {
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const address = useRef('');
	const leave = useRef<(() => void) | null>(null);
	const firstStep = useRef(0);
	const [isFull, setFull] = useState(false);

	/** Where the router is, also while its own steps are written over ours. */
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
		// The router goes back as well, to what was asked for before the map was moved.
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
		// Before anyone who takes the key has given way.
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

/** A chosen home or a line being drawn is given up first. */
export const isEscapeTaken = () => document.querySelector('[data-full-screen] [data-takes-escape]') !== null;

/** In the browser's top layer, where no bar lies over it, with everything else out of reach. */
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

/** Whatever is beside the box or beside anything it is in. */
function listOthers(box: Element): HTMLElement[] {
	const { parentElement } = box;
	if (!parentElement || box === document.body) return [];
	const beside = [...parentElement.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child !== box);
	return [...beside, ...listOthers(parentElement)];
}
