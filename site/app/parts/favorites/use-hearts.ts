import { useEffect } from 'react';
import { afterPaint } from '#app/ui/after-paint.ts';
import { bringBack, isHidden } from '../hidden-homes/hidden.ts';
import { type Entry, LIMIT, parseHomeId, readHome, today } from './cookie.ts';
import { HEARTS } from './hearts-form.tsx';
import { onSaved, saved, storeEntries } from './saved.ts';

/**
 * Pages are the same for everybody, so saved hearts are filled in by the browser. A ref callback, so that hearts drawn later are filled
 * too.
 */
export function fillHeart(heart: HTMLButtonElement | null): void {
	if (heart) fillHearts([heart]);
}

function fillHearts(hearts: Iterable<HTMLButtonElement>): void {
	const homes = new Set(saved().map(readHome));
	for (const heart of hearts) {
		const pressed = String(homes.has(readHome(heart.value)));
		if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed;
	}
}

/** Updates the server-rendered hearts, and all hearts after every change. */
export function useHearts(): void {
	useEffect(() => {
		const fill = () => fillHearts(document.querySelectorAll<HTMLButtonElement>(`[form=${HEARTS}]`));
		const silence = onSaved(fill);
		fill();
		addEventListener('submit', press);
		return () => {
			silence();
			removeEventListener('submit', press);
		};
	}, []);
}

/** Saving a hidden home shows it again, if the cookie could be stored. */
function save(value: string, before: Entry[]): void {
	storeEntries([`${value}.${today()}`, ...before]);
	const id = parseHomeId(value);
	if (saved().length > before.length && isHidden(id)) bringBack([id]);
}

/** Updates at once; the toast's code loads with the first press. */
function press(event: SubmitEvent): void {
	if ((event.target as HTMLElement).id !== HEARTS) return;
	event.preventDefault();
	const { value } = event.submitter as HTMLButtonElement;
	const before = saved();
	const removed = before.find((entry) => readHome(entry) === readHome(value));
	if (removed) storeEntries(before.filter((entry) => entry !== removed));
	else if (before.length < LIMIT) save(value, before);
	afterPaint(() => void import('./announce.ts').then(({ announce }) => announce(value, { before, removed })));
}
