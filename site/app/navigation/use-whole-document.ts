import { useCallback, useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { hasLeftFirstPage } from '../ui/static-part.tsx';

const RETRY_EVERY_MS = 5000;

const firstAddress = import.meta.env.SSR ? '' : location.href;

/** The service worker then answers: with the home that was kept, or the homes there are to read. */
const canReadOffline = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * What failed on the way to a later page (a script, its data, a part of it) may come right as a whole document, so that is loaded.
 * Only where nobody answers does the visitor hear of it. A document that failed itself is not asked for again.
 */
export function useWholeDocument(error: unknown): { isAsked: boolean; isOffline: boolean; tryAgain: () => void } {
	const [isAsked, setAsked] = useState(false);
	const [isOffline, setOffline] = useState(false);
	const tryAgain = useCallback(() => {
		setAsked(true);
		fetch(location.href, { method: 'HEAD' }).then(
			() => location.reload(),
			() => (canReadOffline() ? location.reload() : setOffline(true)),
		);
	}, []);
	useEffect(() => {
		if (isRouteErrorResponse(error) || (location.href === firstAddress && !hasLeftFirstPage())) return;
		tryAgain();
		addEventListener('online', tryAgain);
		return () => removeEventListener('online', tryAgain);
	}, [error, tryAgain]);
	// Browsers say `online` before the first request gets through, or not at all.
	useEffect(() => {
		if (!isOffline) return;
		const timer = setInterval(tryAgain, RETRY_EVERY_MS);
		return () => clearInterval(timer);
	}, [isOffline, tryAgain]);
	return { isAsked, isOffline, tryAgain };
}
