import type { Entity } from '../../content/entities/registry.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import { type Named, type Place, placesOf } from './places.ts';
import type { Known } from './tokens.ts';
import { vocabulary } from './vocabulary.ts';

/** Everything in the content that words can name. Made anew when one of the names changes. */
export type Knowledge = {
	gazetteer: Gazetteer;
	/** Key → id. */
	amenities: ReadonlyMap<string, number>;
	/** The first part of reference codes. */
	areaCodes: ReadonlySet<string>;
	known: Known;
};

export const knowledgeOf = (content: Named & { amenities: readonly Entity<'amenity'>[] }): Knowledge =>
	createKnowledge(
		placesOf(content),
		new Map(content.amenities.map(({ key, id }) => [key, id])),
		content.areas.map(({ code }) => code),
	);

export function createKnowledge(places: readonly Place[], amenities: ReadonlyMap<string, number>, areaCodes: readonly string[]): Knowledge {
	const gazetteer = createGazetteer(places);
	return {
		gazetteer,
		amenities,
		areaCodes: new Set(areaCodes.map((code) => code.toUpperCase())),
		known: { word: (raw) => vocabulary.known.word(raw) || gazetteer.written(raw), unit: vocabulary.known.unit },
	};
}
