export type PlaceNode = {
	/** The name of its filter in addresses. */
	name: PlaceName;
	value: string;
	text: string;
	homes: number;
	count: string;
	isChosen: boolean;
	/** Chosen together with a descendant: only the descendant is searched. */
	isPart: boolean;
	/** No results here. */
	isEmpty: boolean;
	/** All names and spellings in both languages, folded, for finding it. */
	keys: string;
	inner: PlaceNode[];
};

export const placeNames = ['region', 'location', 'area', 'compound'] as const;
export type PlaceName = (typeof placeNames)[number];

export const buildPlaceKey = ({ name, value }: Pick<PlaceNode, 'name' | 'value'>) => `${name}-${value}`;

export const hasChosenPlace = (node: PlaceNode): boolean => node.isChosen || node.inner.some(hasChosenPlace);

/** Ancestors come before descendants. */
export const listChosen = (places: readonly PlaceNode[]): PlaceNode[] =>
	places.flatMap((node) => [...(node.isChosen ? [node] : []), ...listChosen(node.inner)]);
