import { useEffect } from 'react';
import { loadStaticParts } from '../ui/static-part.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { useChange } from './use-change.ts';
import { usePageFocus } from './use-page-focus.ts';
import { usePlainNavigation } from './use-plain-navigation.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** How one gets from page to page. It is behind the page: what that does when it comes, closing the menu, is done first. */
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
