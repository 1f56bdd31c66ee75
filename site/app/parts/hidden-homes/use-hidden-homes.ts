import { useEffect } from 'react';
import { afterPaint } from '#app/ui/after-paint.ts';
import { type Entry, parseHomeId } from '../favorites/cookie.ts';
import { saved, storeEntries } from '../favorites/saved.ts';
import { applyHidden } from './apply-hidden.ts';
import { bringBack, hiddenHomes, hideHome, isHidden, onHidden } from './hidden.ts';

/** Set while hidden homes are shown, dimmed. */
const SHOWN = 'data-hidden-shown';

export function updateHideButton(button: HTMLButtonElement | null): void {
	if (button) soon();
}

export function fillHiddenCount(line: HTMLElement | null): void {
	if (line) soon();
}

let isAwaited = false;

/** Batches updates of one render. */
function soon(): void {
	if (isAwaited) return;
	isAwaited = true;
	queueMicrotask(() => {
		isAwaited = false;
		fillAll();
	});
}

function fillAll(): void {
	const hidden = new Set(hiddenHomes());
	let count = 0;
	for (const button of document.querySelectorAll<HTMLButtonElement>('[data-not-for-me]')) {
		const pressed = hidden.has(Number(button.value));
		if (button.ariaPressed !== String(pressed)) button.ariaPressed = String(pressed);
		if (pressed && button.closest('main li')) count++;
	}
	if (count > 0) void import('./announce.ts').then(({ showHiddenCount }) => showHiddenCount(count)).catch(() => {});
}

/** Updates the server-rendered buttons, and all buttons after every change. */
export function useHiddenHomes(): void {
	useEffect(() => {
		// In development the document lacks the inlined script.
		if (!('hiddenHomes' in document)) applyHidden();
		fillAll();
		const silence = onHidden(() => {
			applyHidden();
			fillAll();
		});
		addEventListener('click', press);
		return () => {
			silence();
			removeEventListener('click', press);
		};
	}, []);
}

function press({ target }: MouseEvent): void {
	const button = (target as Element).closest<HTMLButtonElement>('[data-not-for-me], [data-show-hidden]');
	if (!button) return;
	if (button.hasAttribute('data-show-hidden')) {
		document.documentElement.toggleAttribute(SHOWN);
		return;
	}
	const id = Number(button.value);
	const before = saved();
	const wasHidden = isHidden(id);
	if (wasHidden) bringBack([id]);
	else hide(id, before);
	afterPaint(() => void import('./announce.ts').then(({ announce }) => announce(id, { wasHidden, before })).catch(() => {}));
}

/** Hiding a home also removes it from the favourites, if the list of hidden homes could be stored. */
function hide(id: number, favorites: Entry[]): void {
	hideHome(id);
	const left = favorites.filter((entry) => parseHomeId(entry) !== id);
	if (isHidden(id) && left.length < favorites.length) storeEntries(left);
}
