import type { Point } from '#domain/geometry.ts';

export type PinId = number;

/** A home on the map, or several that the server has counted together. */
export type Pin = Point & {
	id: PinId;
	/** What the pin shows: a price, short. */
	label: string;
	/** What it is, for those who do not see where it stands. */
	name: string;
	isSeen?: boolean;
	isSaved?: boolean;
	/** More than one: how many homes stand here. */
	count?: number;
};

export type PinState = { selected: PinId | null; hovered: PinId | null };

export type PinEvents = {
	/** One home, or all homes of a group that no zoom takes apart. */
	onSelect: (ids: readonly PinId[]) => void;
	onHover: (id: PinId | null) => void;
};
