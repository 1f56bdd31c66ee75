import type { Pin } from './pins.ts';

function button(className: string, text: string, name: string, direction: string): HTMLButtonElement {
	const element = document.createElement('button');
	element.type = 'button';
	element.className = className;
	element.dir = direction;
	element.textContent = text;
	element.ariaLabel = name;
	return element;
}

/** A saved home has a heart before its price. */
export function pinElement({ label, name, isSeen, isSaved }: Pin, direction: string): HTMLButtonElement {
	// The accessible name starts with the visible text.
	const element = button('map-pill map-pin', label, `${label} – ${name}`, direction);
	element.toggleAttribute('data-seen', isSeen === true);
	element.toggleAttribute('data-saved', isSaved === true);
	return element;
}

export const groupElement = (count: number, name: string): HTMLButtonElement => button('map-group', short(count), name, 'ltr');

/** A circle has room for three digits. */
const short = (count: number) => (count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`);
