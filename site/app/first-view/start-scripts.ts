/**
 * Inlined as source at the end of every document, so it may use nothing from outside. Loads the style sheet and modules after the largest
 * picture is painted or at the first interaction; modules run when the sheet is there. The inlined rules are never removed: removing a
 * sheet makes browsers swap in late fonts, which shifts the layout.
 */
export function startScripts(addresses: string[], marks: { forms: readonly string[]; listening: string }): void {
	const script = document.currentScript;
	const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]');
	const signs = ['pointerdown', 'keydown', 'wheel'];
	let hasStarted = false;
	let hasRun = false;

	// A heart pressed before hydration would submit the form, so it is held back until the handler is there, or for four seconds.
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
	// One section at a time, so that input is never blocked for long.
	const layOutBits = (bands: HTMLElement[]): void => {
		const [band, ...rest] = bands;
		if (!band) {
			layOut();
			return;
		}
		band.dataset['laidOut'] = '';
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
		// Runs even if the sheet never loads.
		setTimeout(run, 3000);
		sheet.disabled = false;
	};

	// Restored and anchored scroll positions need real heights.
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (location.hash || navigation?.type !== 'navigate') layOut();
	for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
	// A loaded picture is painted in the next frame.
	const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
	const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
	if (picture && !picture.complete) {
		picture.addEventListener('load', startAfterPaint);
		picture.addEventListener('error', startAfterPaint);
	} else startAfterPaint();
	// Covers disabled images, background tabs, and pictures that never load.
	addEventListener('load', startAfterPaint);
	setTimeout(start, 3000);
	script?.remove();
}
