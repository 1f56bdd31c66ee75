import { categories, finishings, markets, orientations, propertyTypes, purposes, rentPeriods, views } from '#domain/vocabulary.ts';
import { Numbering } from './numbering.ts';

/** Numbers the vocabulary first, so that the order of counts does not depend on which listing came first. */
function names<Name extends string>(values: readonly Name[]): Numbering<Name | null> {
	const numbering = new Numbering<Name | null>();
	for (const value of values) numbering.of(value);
	return numbering;
}
const ids = () => new Numbering<number | null>();

/** Numbers for all names and ids that listings are filtered by. */
export const createNames = () => ({
	purpose: names(purposes),
	rentPeriod: names(rentPeriods),
	market: names(markets),
	category: names(categories),
	type: names(propertyTypes),
	finishing: names(finishings),
	view: names(views),
	orientation: names(orientations),
	/** Sets of regions, by their ids. */
	regions: names<string>([]),
	location: ids(),
	area: ids(),
	compound: ids(),
	developer: ids(),
	amenity: ids(),
	agent: ids(),
});

export type Names = ReturnType<typeof createNames>;
