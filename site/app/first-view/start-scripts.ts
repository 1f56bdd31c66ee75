/**
 * Stands at the end of every document, as it is written here: it may use nothing from outside. What the first view does without is loaded when its
 * largest picture is painted, or as soon as somebody touches the page: the sheet and the modules together, which run when the sheet is there.
 *
 * The rules in the document stay beside the sheet: a browser that loses a sheet takes fonts after all that had come too late, and everything moves.
 */
export function startScripts(addresses: string[], marks: { forms: readonly string[]; listening: string }): void {
	const script = document.currentScript;
	const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
	const signs = ['pointerdown', 'keydown', 'wheel'];
	let hasStarted = false;
	let hasRun = false;

	// A heart pressed before anything listens would lead away: it waits for that, and is sent where that takes too long.
	let pressed: SubmitEvent | null = null;
	const hold = (event: SubmitEvent) => {
		if (!marks.forms.includes((event.target as HTMLElement).id)) return;
		event.preventDefault();
		if (!pressed) setTimeout(release, 4000);
		pressed = event;
	};
	const release = () => {
		removeEventListener('submit', hold);
		const held = pressed;
		pressed = null;
		if (held?.submitter?.isConnected) (held.target as HTMLFormElement).requestSubmit(held.submitter);
	};
	addEventListener('submit', hold);
	addEventListener(marks.listening, release, { once: true });

	const page = document.documentElement;
	const layOut = () => page.removeAttribute('data-first-view');
	// One band at a time, so that a touch never waits for all of them.
	const layOutBits = (bands: HTMLElement[]): void => {
		const [band, ...rest] = bands;
		if (!band) {
			layOut();
			return;
		}
		band.style.contentVisibility = 'visible';
		const next = () => layOutBits(rest);
		if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 500 });
		else setTimeout(next, 20);
	};

	const run = () => {
		if (hasRun) return;
		hasRun = true;
		const modules = document.createElement('script');
		modules.type = 'module';
		modules.textContent = document.querySelector('[data-modules]')?.textContent ?? '';
		document.head.append(modules);
		modules.remove();
		layOutBits([...document.querySelectorAll<HTMLElement>('[data-first-view] .below-fold')]);
	};
	const start = () => {
		if (hasStarted) return;
		hasStarted = true;
		for (const sign of signs) removeEventListener(sign, start, true);
		for (const href of addresses)
			document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }));
		if (!sheet) return run();
		sheet.addEventListener('load', run);
		sheet.addEventListener('error', run);
		// A sheet may take for ever, too.
		setTimeout(run, 3000);
		sheet.disabled = false;
	};

	// Anyone who comes back, or to a place within the page, is scrolled by heights that have to be true.
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (location.hash || navigation?.type !== 'navigate') layOut();
	for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
	// A picture that has come is painted with the next frame.
	const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
	const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
	if (picture && !picture.complete) {
		picture.addEventListener('load', startAfterPaint);
		picture.addEventListener('error', startAfterPaint);
	} else startAfterPaint();
	// Where pictures are turned off none is ever there; a page that is not looked at paints nothing, and a picture may take for ever.
	addEventListener('load', startAfterPaint);
	setTimeout(start, 3000);
	script?.remove();
}
