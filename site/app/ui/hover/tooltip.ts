import { createHoverIntent, TOOLTIP } from './hover-intent.ts';
import { createHoverPanel } from './hover-panel.ts';

const look = 'max-w-72 rounded-sm bg-neutral-900 px-3 py-1.5 text-sm text-white shadow-2 animate-fade-in';

/** The name of a button that shows only a drawing, for whoever points at it. Screen readers say it without this. */
export function createTooltip() {
	const { panel, show, hide } = createHoverPanel(look);
	panel.ariaHidden = 'true';
	const intent = createHoverIntent<Element>(TOOLTIP, { show: (target) => show(target, [readName(target)]), hide });
	return { ...intent, panel, find };
}

const readName = (target: Element) => target.getAttribute('aria-label') ?? '';

function find(over: Element): Element | null {
	const named = over.closest('button[aria-label],a[aria-label]');
	return named && !/\p{L}/u.test(named.textContent) ? named : null;
}
