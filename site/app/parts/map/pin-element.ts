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

/** The heart of one that is saved is drawn before its price. */
export function pinElement({ label, name, isSeen, isSaved }: Pin, direction: string): HTMLButtonElement {
	// What is read out begins with what is seen.
	const element = button('map-pill map-pin', label, `${label}, ${name}`, direction);
	element.toggleAttribute('data-seen', isSeen === true);
	element.toggleAttribute('data-saved', isSaved === true);
	return element;
}

export const groupElement = (count: number, name: string): HTMLButtonElement => button('map-group', short(count), name, 'ltr');

/** A circle has room for three figures. */
const short = (count: number) => (count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`);
