import { useCallback, useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { hasLeftFirstPage } from '../ui/static-part.tsx';

const RETRY_EVERY_MS = 5000;

const firstAddress = import.meta.env.SSR ? '' : location.href;

/** The service worker can then answer with a stored home or the list of them. */
const canReadOffline = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/**
 * When part of a navigation fails (script, data), the target is loaded as a whole document. An error is shown only when that is impossible.
 * A document that itself failed is not reloaded.
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
	// The `online` event may come too early or not at all, so it also polls.
	useEffect(() => {
		if (!isOffline) return;
		const timer = setInterval(tryAgain, RETRY_EVERY_MS);
		return () => clearInterval(timer);
	}, [isOffline, tryAgain]);
	return { isAsked, isOffline, tryAgain };
}
