import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Analytics } from '../analytics/send.ts';
import { setDestination } from '../new-build/destination.ts';
import { askOwnBuild } from '../new-build/own-build.ts';
import { afterPageLoad } from './after-page-load.ts';

const BUILDS_AFTER_MS = 1000;
const OFFLINE_AFTER_MS = 1000;

/** Loads features that no page waits for. Data requests carry the build id from the start. */
export function useAfterPage({ analytics, build }: { analytics: Analytics | null; build: string }): void {
	const { key } = useLocation();
	const { location } = useNavigation();
	useEffect(() => setDestination(location), [location]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is there
	useEffect(() => {
		if (analytics) afterPageLoad(() => import('../analytics/page-view.ts').then(({ pageShown }) => pageShown(analytics)));
		if (import.meta.env.PROD)
			afterPageLoad(() => import('../offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()), OFFLINE_AFTER_MS);
	}, [key]);
	useEffect(() => {
		askOwnBuild(build);
		afterPageLoad(() => import('../new-build/watch-builds.ts').then(({ watchBuilds }) => watchBuilds(build)), BUILDS_AFTER_MS);
	}, [build]);
}
