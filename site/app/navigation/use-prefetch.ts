import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from 'react-router';
import { afterPaint } from '../ui/after-paint.ts';
import type { createLinkPrefetch } from './prefetch-links.ts';
import { allowsPrefetch } from './prefetch-queue.ts';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Prefetching begins with the first interaction, so that a visitor who only looks loads one page. */
export function usePrefetch(): void {
	const router = useContext(UNSAFE_DataRouterContext)?.router;
	const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
	const { key } = useLocation();
	const [links, setLinks] = useState<ReturnType<typeof createLinkPrefetch> | null>(null);
	useEffect(() => {
		if (!router || !manifest || !allowsPrefetch()) return;
		const stop = new AbortController();
		const begin = () => {
			stop.abort();
			afterPaint(() => {
				import('./prefetch-links.ts').then(
					({ createLinkPrefetch }) => setLinks(createLinkPrefetch({ router, manifest })),
					() => {},
				);
			});
		};
		for (const sign of signs) addEventListener(sign, begin, { signal: stop.signal, passive: true });
		return () => stop.abort();
	}, [router, manifest]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
	useEffect(() => links?.watch(), [links, key]);
}
