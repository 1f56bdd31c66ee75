type Panel = Pick<DOMRect, 'width' | 'height'>;
type Anchor = Panel & Pick<DOMRect, 'left' | 'top'>;

const OFFSET = 8;
const EDGE = 8;

/** Centred below the anchor, above it when there is no room, at least 8 px from the edges of the window. */
export function placeBelow(anchor: Anchor, panel: Panel, view: Panel): { left: number; top: number } {
	const below = anchor.top + anchor.height + OFFSET;
	const above = anchor.top - OFFSET - panel.height;
	const isAbove = below + panel.height + EDGE > view.height && above >= EDGE;
	const centred = anchor.left + (anchor.width - panel.width) / 2;
	return { left: Math.max(EDGE, Math.min(centred, view.width - panel.width - EDGE)), top: isAbove ? above : below };
}
