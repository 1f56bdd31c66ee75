type Delays = { open: number; close: number; skip: number };

type Panel<T> = { show: (target: T) => void; hide: () => void };

/** `skip`: within this time after the last one closed, the next opens without delay. */
export const TOOLTIP: Delays = { open: 700, close: 300, skip: 300 };
export const HOVER_CARD: Delays = { open: 700, close: 300, skip: 0 };

/** Decides when a panel opens and closes. It stays open for a while, since the pointer may be on its way to it. */
export function createHoverIntent<T>({ open, close, skip }: Delays, { show, hide }: Panel<T>) {
	let target: T | null = null;
	let isShown = false;
	let closedAt = Number.NEGATIVE_INFINITY;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function closePanel(): void {
		clearTimeout(timer);
		if (!isShown) return;
		isShown = false;
		closedAt = Date.now();
		hide();
	}

	function dismiss(): void {
		closePanel();
		target = null;
	}

	function openPanel(pointed: T): void {
		isShown = true;
		show(pointed);
	}

	return {
		enter(pointed: T): void {
			if (isShown && pointed === target) clearTimeout(timer);
			if (pointed === target) return;
			dismiss();
			target = pointed;
			timer = setTimeout(openPanel, Date.now() - closedAt < skip ? 0 : open, pointed);
		},
		/** The pointer is over the panel. */
		stay: () => clearTimeout(timer),
		leave(): void {
			clearTimeout(timer);
			if (isShown) timer = setTimeout(dismiss, close);
			else dismiss();
		},
		/** What was pressed is known: nothing opens until the pointer has left it. */
		press: closePanel,
		dismiss,
	};
}
