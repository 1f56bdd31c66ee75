import { useEffect } from 'react';
import { afterPaint } from '#app/ui/after-paint.ts';
import { LIMIT, readHome, today } from './cookie.ts';
import { HEARTS } from './hearts-form.tsx';
import { onSaved, save, saved } from './saved.ts';

/** Pages are the same for everybody; which hearts are full is known here alone. Given to every heart, so that one drawn later is filled too. */
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

/** Fills what the server drew, and whatever is there when something is saved. */
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

/** At once; what is said about it is loaded with the first. */
function press(event: SubmitEvent): void {
	if ((event.target as HTMLElement).id !== HEARTS) return;
	event.preventDefault();
	const { value } = event.submitter as HTMLButtonElement;
	const before = saved();
	const removed = before.find((entry) => readHome(entry) === readHome(value));
	if (removed) save(before.filter((entry) => entry !== removed));
	else if (before.length < LIMIT) save([`${value}.${today()}`, ...before]);
	afterPaint(() => void import('./announce.ts').then(({ announce }) => announce(value, { before, removed })));
}
