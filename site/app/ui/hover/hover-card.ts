import { createHoverIntent, HOVER_CARD } from './hover-intent.ts';
import { createHoverPanel } from './hover-panel.ts';

const look = 'w-60 rounded-lg border border-line bg-surface p-2 text-ink shadow-2 animate-fade-in';

/** A preview of a link's target, copied from the target's panel further down the page. */
export function createHoverCard() {
	const { panel, show, hide } = createHoverPanel(look);
	const intent = createHoverIntent<Element>(HOVER_CARD, { show: (link) => show(link, copyParts(findSource(link))), hide });
	return { ...intent, panel, find };
}

function find(over: Element): Element | null {
	const link = over.closest('main a[href]');
	return link && findSource(link) ? link : null;
}

/** Null inside the panel itself. */
function findSource(link: Element): Element | null {
	const isSame = (other: Element) => other.getAttribute('href') === link.getAttribute('href');
	const source = [...document.querySelectorAll('[data-preview] h3 a')].find(isSame)?.closest('[data-preview]') ?? null;
	return source?.contains(link) ? null : source;
}

/** Picture, name and the line below it. */
function copyParts(source: Element | null): Node[] {
	return ['img', 'h3', 'h3 + p'].flatMap((part) => source?.querySelector(part)?.cloneNode(true) ?? []);
}
