import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPageLoad } from '../layouts/after-page-load.ts';
import type { Banner } from './banner-data.ts';
import { isPreview } from './is-preview.ts';

/**
 * Starts with the banner in the document; without one the visitor is not staff, and nothing is requested. The banner is refreshed on every
 * previewed page.
 */
export function usePreview(first: Banner | undefined): { isOn: boolean; banner: Banner | null } {
	const { key, pathname, search } = useLocation();
	const [shown, setShown] = useState({ pathname, banner: first ?? null });
	const isOn = first !== undefined && isPreview(search);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is there
	useEffect(() => {
		const show = (banner: Banner) => setShown({ pathname, banner });
		if (isOn) afterPageLoad(() => import('./refresh-banner.ts').then(({ refreshBanner }) => refreshBanner({ pathname, search }, show)));
	}, [key]);
	return { isOn, banner: isOn && shown.pathname === pathname ? shown.banner : null };
}
