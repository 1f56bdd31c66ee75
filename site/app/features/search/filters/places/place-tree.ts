/** A place with a tick box, and those that lie in it. */
export type PlaceNode = {
	/** The name of its filter in addresses. */
	name: PlaceName;
	value: string;
	text: string;
	/** How many homes, as a number and as it is written. */
	homes: number;
	count: string;
	isChosen: boolean;
	/** Chosen, and so is something in it: then only that is looked through. */
	isPart: boolean;
	/** Nothing of what is asked for is there. */
	isEmpty: boolean;
	/** All its names and spellings in both languages, folded: what it is found by. */
	keys: string;
	inner: PlaceNode[];
};

export const placeNames = ['region', 'location', 'area', 'compound'] as const;
export type PlaceName = (typeof placeNames)[number];

export const keyOf = ({ name, value }: Pick<PlaceNode, 'name' | 'value'>) => `${name}-${value}`;

export const hasChosenPlace = (node: PlaceNode): boolean => node.isChosen || node.inner.some(hasChosenPlace);

/** The chosen places, wider ones before those in them. */
export const listChosen = (places: readonly PlaceNode[]): PlaceNode[] =>
	places.flatMap((node) => [...(node.isChosen ? [node] : []), ...listChosen(node.inner)]);
