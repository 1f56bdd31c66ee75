import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { findTarget } from './page-address.ts';

/** After navigation, focuses the new page's heading or the hash's target, unless the page stays. Returns the title to announce. */
export function usePageFocus(): string {
	const { key, pathname, hash, state } = useLocation();
	const isKept = state?.keepsScroll === true;
	const shown = useRef({ key, pathname });
	const [title, setTitle] = useState('');
	useEffect(() => {
		const before = shown.current;
		shown.current = { key, pathname };
		if (before.key === key) return;
		const isNewPage = before.pathname !== pathname;
		focus(findTarget(hash) ?? (isNewPage && !isKept ? document.querySelector<HTMLElement>('main h1') : null));
		if (isNewPage) setTitle(document.title);
	}, [key, pathname, hash, isKept]);
	return title;
}

function focus(element: HTMLElement | null): void {
	if (element && element.tabIndex < 0) element.tabIndex = -1;
	element?.focus({ preventScroll: true });
}
