const isOverlay = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOverlay' in state;

/**
 * The back gesture closes an open dialog instead of leaving the page under it: not every browser does that by itself.
 * An entry of the history stands for the dialog, which the router never hears of.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
	history.pushState({ ...history.state, isOverlay: true }, '');
	const stop = new AbortController();
	const onBack = (event: PopStateEvent) => {
		event.stopImmediatePropagation();
		stop.abort();
		dialog.close();
	};
	window.addEventListener('popstate', onBack, { capture: true, signal: stop.signal });
	const onClose = () => {
		if (isOverlay(history.state)) history.back();
		else stop.abort();
	};
	dialog.addEventListener('close', onClose, { once: true });
}
