/** What floats above the page: its distance from what opened it and from the window's edge, and its look. */
export const floatingPlace = { sideOffset: 8, collisionPadding: 8 } as const;

export const floatingPanel =
	'z-50 max-w-[min(24rem,calc(100vw-1rem))] rounded-lg border border-line bg-surface p-4 text-ink shadow-3 data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in';
