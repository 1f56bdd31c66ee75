import { createHoverCard } from './hover-card.ts';
import { createTooltip } from './tooltip.ts';

/** One listener for the page, since most of its markup is static. */
export function watchHover(isPressed: boolean): void {
	const panels = [createTooltip(), createHoverCard()];

	function follow(over: Element): void {
		for (const { panel, find, enter, stay, leave } of panels) {
			const target = find(over);
			if (panel.contains(over)) stay();
			else if (target) enter(target);
			else leave();
		}
	}

	const leaveAll = () => {
		for (const { leave } of panels) leave();
	};
	const dismissAll = () => {
		for (const { dismiss } of panels) dismiss();
	};

	document.addEventListener('pointerover', ({ pointerType, target }) => {
		if (pointerType === 'mouse' && target instanceof Element) follow(target);
	});
	document.documentElement.addEventListener('pointerleave', leaveAll);
	document.addEventListener('focusin', ({ target }) => {
		if (target instanceof Element && target.matches(':focus-visible')) follow(target);
	});
	document.addEventListener('focusout', leaveAll);
	const pressAll = () => {
		for (const { press } of panels) press();
	};
	document.addEventListener('click', pressAll);
	document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismissAll());
	document.addEventListener('scroll', dismissAll, { capture: true, passive: true });

	// The pointer may already be over an element, which may have been pressed.
	const rested = [...document.querySelectorAll(':hover')].at(-1);
	if (rested) follow(rested);
	if (isPressed) pressAll();
}
