import { useEffect } from 'react';
import { loadStaticParts } from '../ui/static-part.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { useChange } from './use-change.ts';
import { usePageFocus } from './use-page-focus.ts';
import { usePlainNavigation } from './use-plain-navigation.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** Rendered after the page, so that effects of the page, such as closing the menu, run first. */
export function Navigation() {
	usePlainNavigation();
	useScrollPosition();
	usePrefetch();
	const title = usePageFocus();
	const change = useChange();
	useEffect(() => {
		if (change) loadStaticParts();
	}, [change]);
	return <LoadingIndicator isLoading={change === 'page'} title={title} />;
}
