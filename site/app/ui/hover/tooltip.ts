import { createHoverIntent, TOOLTIP } from './hover-intent.ts';
import { createHoverPanel } from './hover-panel.ts';

const look = 'max-w-72 rounded-sm bg-neutral-900 px-3 py-1.5 text-sm text-white shadow-2 animate-fade-in';

/** Shows the accessible name of an icon button. */
export function createTooltip() {
	const { panel, show, hide } = createHoverPanel(look);
	panel.ariaHidden = 'true';
	function showName(target: Element): void {
		show(target, [readName(target)]);
		letThrough(panel);
	}
	return { ...createHoverIntent<Element>(TOOLTIP, { show: showName, hide }), panel, find };
}

/** The panel ignores the pointer, because it may cover the next button. */
function letThrough(panel: HTMLElement): void {
	panel.style.pointerEvents = 'none';
	const { x, y, width, height } = panel.getBoundingClientRect();
	const under = document.elementFromPoint(x + width / 2, y + height / 2);
	if (!under?.closest('a, button, input, select, label')) panel.style.pointerEvents = '';
}

const readName = (target: Element) => target.getAttribute('aria-label') ?? '';

function find(over: Element): Element | null {
	const named = over.closest('button[aria-label],a[aria-label]');
	return named && !/\p{L}/u.test(named.textContent) ? named : null;
}
