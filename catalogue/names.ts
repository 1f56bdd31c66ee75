import { Numbering } from './numbering.ts';

const names = () => new Numbering<string | null>();
const ids = () => new Numbering<number | null>();

/** Numbers for every name and id that listings are filtered by. */
export const createNames = () => ({
	purpose: names(),
	rentPeriod: names(),
	market: names(),
	category: names(),
	type: names(),
	finishing: names(),
	view: names(),
	location: ids(),
	area: ids(),
	compound: ids(),
	developer: ids(),
	amenity: ids(),
	agent: ids(),
});

export type Names = ReturnType<typeof createNames>;
