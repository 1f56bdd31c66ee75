import { useEffect } from 'react';
import { homeOf, LIMIT, today } from './cookie.ts';
import { HEARTS } from './hearts-form.tsx';
import { onSaved, save, saved } from './saved.ts';

/** Pages are the same for everybody; which hearts are full is known here alone. Hearts that are drawn later are filled too. */
export function useHearts(): void {
	useEffect(() => {
		const fill = () => {
			const homes = new Set(saved().map(homeOf));
			for (const heart of document.querySelectorAll<HTMLButtonElement>(`[form=${HEARTS}]`))
				heart.ariaPressed = String(homes.has(homeOf(heart.value)));
		};
		const drawn = new MutationObserver(fill);
		const silence = onSaved(fill);
		fill();
		drawn.observe(document.body, { childList: true, subtree: true });
		addEventListener('submit', press);
		return () => {
			drawn.disconnect();
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
	const removed = before.find((entry) => homeOf(entry) === homeOf(value));
	if (removed) save(before.filter((entry) => entry !== removed));
	else if (before.length < LIMIT) save([`${value}.${today()}`, ...before]);
	void import('./announce.tsx').then(({ announce }) => announce(value, { before, removed }));
}
