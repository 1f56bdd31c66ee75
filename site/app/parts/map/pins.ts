import type { Point } from '#domain/geometry.ts';

export type PinId = number;

/** A home, or several counted together by the server. */
export type Pin = Point & {
	id: PinId;
	/** A short price. */
	label: string;
	/** The accessible name. */
	name: string;
	isSeen?: boolean;
	isSaved?: boolean;
	/** How many homes are at this point, if more than one. */
	count?: number;
};

export type PinState = { selected: PinId | null; hovered: PinId | null };

export type PinEvents = {
	/** One home, or all homes of a cluster that no zoom splits. */
	onSelect: (ids: readonly PinId[]) => void;
	onHover: (id: PinId | null) => void;
};
