import { useEffect } from 'react';
import { useLocation } from 'react-router';

const DELAY_MS = 500;

/** Brings the target of a hash link into view once the page has settled; the 100 px above it are in the stylesheet. */
export function useHashScroll(): void {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the same hash clicked again scrolls again
	useEffect(() => {
		if (!hash) return;
		const timer = setTimeout(
			() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: 'smooth' }),
			DELAY_MS,
		);
		return () => clearTimeout(timer);
	}, [hash, key]);
}
