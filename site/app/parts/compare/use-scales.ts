import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#app/ui/after-paint.ts';
import { onSeen, seenListings } from '../listings/seen.ts';
import { AT_MOST, formatCompared, parseCompared } from './cookie.ts';
import { SCALES } from './scales-form.tsx';

/**
 * Pages are the same for everybody, so which homes are chosen or seen is filled in by the browser. A ref callback of every compare button.
 */
export function fillScales(scales: HTMLButtonElement | null): void {
	if (scales) fill([scales]);
}

function fill(all: Iterable<HTMLButtonElement>): void {
	const compared = parseCompared(document.cookie);
	const seen = seenListings();
	for (const scales of all) {
		const id = Number(scales.value);
		const pressed = String(compared.includes(id));
		if (scales.ariaPressed !== pressed) scales.ariaPressed = pressed;
		scales.closest('article')?.toggleAttribute('data-seen', seen.has(id));
	}
}

/** Updates the server-rendered buttons, and all buttons after every change; the tray follows. */
export function useScales(): void {
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the comparison has no tray
	useEffect(() => updateTray(), [pathname]);
	useEffect(() => {
		const stop = new AbortController();
		fillAll();
		for (const type of ['focus', 'pageshow']) addEventListener(type, fillAll, stop);
		const silence = onSeen(fillAll);
		addEventListener('submit', press, stop);
		return () => {
			silence();
			stop.abort();
		};
	}, []);
}

function fillAll(): void {
	fill(document.querySelectorAll<HTMLButtonElement>(`[form=${SCALES}]`));
}

let hasTray = false;

/** Loads the tray when there is a home in it. */
function updateTray(): void {
	const ids = parseCompared(document.cookie);
	if (ids.length === 0 && !hasTray) return;
	hasTray = true;
	void import('./tray.tsx')
		.then(({ showTray }) => showTray({ ids: parseCompared(document.cookie), onRemove: remove, onClear: () => choose([]) }))
		.catch(() => {});
}

const remove = (id: number) => choose(parseCompared(document.cookie).filter((other) => other !== id));

function choose(ids: readonly number[]): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later, and the scales are filled at once
	document.cookie = formatCompared(ids, location.protocol === 'https:');
	fillAll();
	updateTray();
}

/** Updates at once. The error is captured now, since more may be pressed before the toast's code has loaded. */
function press(event: SubmitEvent): void {
	if ((event.target as HTMLElement).id !== SCALES) return;
	event.preventDefault();
	const id = Number((event.submitter as HTMLButtonElement).value);
	const before = parseCompared(document.cookie);
	const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(0, AT_MOST);
	choose(after);
	const isKept = parseCompared(document.cookie).join() === after.join();
	const problem = isKept ? after.length === before.length && 'full' : 'refused';
	if (problem) afterPaint(() => void import('./announce.ts').then(({ announce }) => announce(problem)).catch(() => {}));
}
