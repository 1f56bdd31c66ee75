import { useEffect } from 'react';
import { onSeen, seenListings } from '../listings/seen.ts';
import { AT_MOST, formatCompared, parseCompared } from './cookie.ts';
import { SCALES } from './scales-form.tsx';

/** Pages are the same for everybody; what is compared and which homes were opened is known here alone. Given to every card's scales. */
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

/** Fills what the server drew, and whatever is there when something changes. */
export function useScales(): void {
	useEffect(() => {
		const stop = new AbortController();
		const fillAll = () => fill(document.querySelectorAll<HTMLButtonElement>(`[form=${SCALES}]`));
		fillAll();
		for (const type of ['focus', 'pageshow']) addEventListener(type, fillAll, stop);
		const silence = onSeen(fillAll);
		addEventListener('submit', (event) => press(event, fillAll), stop);
		return () => {
			silence();
			stop.abort();
		};
	}, []);
}

/** At once; what is said about it is loaded with the first. */
function press(event: SubmitEvent, fillAll: () => void): void {
	if ((event.target as HTMLElement).id !== SCALES) return;
	event.preventDefault();
	const id = Number((event.submitter as HTMLButtonElement).value);
	const before = parseCompared(document.cookie);
	const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(0, AT_MOST);
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later, and the scales are filled at once
	document.cookie = formatCompared(after, location.protocol === 'https:');
	fillAll();
	void import('./announce.ts').then(({ announce }) => announce(before, after));
}
