/** Restores focus in re-rendered markup, by the element's href, name and value. */
export function focusKeeper() {
	let lost = '';
	return {
		leave: (box: HTMLElement | null) => () => {
			const element = box?.contains(document.activeElement) ? document.activeElement : null;
			const told = ['href', 'name', 'value'].filter((attribute) => element?.hasAttribute(attribute));
			lost = told.map((attribute) => `[${attribute}=${JSON.stringify(element?.getAttribute(attribute))}]`).join('');
		},
		enter(box: HTMLElement | null) {
			if (lost) box?.querySelector<HTMLElement>(lost)?.focus({ preventScroll: true });
			lost = '';
		},
	};
}
