import { placeBelow } from './place-below.ts';

/** In the top layer, so that it is above dialogs; positioned below its element. */
export function createHoverPanel(look: string) {
	const panel = document.createElement('div');
	panel.popover = 'manual';
	panel.className = look;

	function show(anchor: Element, content: (Node | string)[]): void {
		if (!anchor.isConnected || content.length === 0) return;
		panel.replaceChildren(...content);
		document.body.append(panel);
		panel.style.inset = '0 auto auto 0';
		panel.showPopover();
		const view = { width: document.documentElement.clientWidth, height: innerHeight };
		const { left, top } = placeBelow(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), view);
		panel.style.inset = `${top}px auto auto ${left}px`;
	}

	return { panel, show, hide: () => panel.remove() };
}
