import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { isBrowsed } from './navigation.ts';

/** The second row is rendered once, so the current link is marked here after navigation. */
export function useBrowsing() {
	const { pathname, search } = useLocation();
	useEffect(() => {
		for (const link of document.querySelectorAll('[data-static^="browse"] a[href^="/"]'))
			if (isBrowsed(link.getAttribute('href') ?? '', { pathname, search })) link.setAttribute('aria-current', 'page');
			else link.removeAttribute('aria-current');
	}, [pathname, search]);
	return useRouteLoaderData<typeof loader>('root')?.shell ?? null;
}
