const isOverlay = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOverlay' in state;

/** Makes Back close an open dialog, which not every browser does. Adds a history entry that the router does not see. */
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
