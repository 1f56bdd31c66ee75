/**
 * Stands at the end of every document, as it is written here: it may use nothing from outside. What the first view does without is loaded when its
 * largest picture is there, or as soon as somebody touches the page: the sheet and the modules together, which run when the sheet is there.
 */
export function startScripts(): void {
	const script = document.currentScript;
	const find = <T extends Element>(kind: string) => document.querySelector<T>(`[data-later="${kind}"]`);
	const sheet = find<HTMLLinkElement>('stylesheet');
	const firstView = document.getElementById('first-view');
	let hasStarted = false;

	const run = () => {
		// At one go, so that styles are worked out once. Kept beside the sheet, every rule would be matched twice for as long as the page is open.
		if (sheet?.sheet?.cssRules.length) {
			sheet.media = '';
			firstView?.remove();
		}
		const modules = document.createElement('script');
		modules.type = 'module';
		modules.textContent = find('module')?.textContent ?? '';
		document.head.append(modules);
		modules.remove();
	};
	const start = () => {
		if (hasStarted) return;
		hasStarted = true;
		for (const sign of signs) removeEventListener(sign, start, true);
		// Loaded, and not in force yet.
		if (sheet) sheet.media = 'print';
		for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = link.dataset['later'] ?? '';
		if (!sheet) return run();
		sheet.addEventListener('load', run);
		sheet.addEventListener('error', run);
	};
	const signs = ['pointerdown', 'keydown', 'wheel'];
	for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
	const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
	if (picture?.complete) start();
	else if (picture) {
		picture.addEventListener('load', start);
		picture.addEventListener('error', start);
	} else requestAnimationFrame(() => setTimeout(start));
	// Where pictures are turned off none is ever there; a page that is not looked at paints nothing, and a picture may take for ever.
	addEventListener('load', start);
	setTimeout(start, 3000);
	script?.remove();
}
