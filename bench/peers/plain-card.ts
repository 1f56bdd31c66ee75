import type { Sample } from '../listings.ts';

/** What any property site shows of a home. */
export type PlainCard = { id: number; image: string; lines: string[] };

const CARDS = 24;

/** As many as on one of our pages. */
export const plainCards = ({ listings }: Sample): PlainCard[] =>
	listings.slice(0, CARDS).map(({ listing: { id, price, builtUp, place, type, reference } }) => ({
		id,
		image: `/images/${id}.webp`,
		lines: [`EGP ${price.toLocaleString('en')}`, `${type}, ${builtUp ?? '–'} m²`, Object.values(place.names).flat()[0] ?? '', reference],
	}));
