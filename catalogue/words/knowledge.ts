import type { Localized } from '#content/entities/parts.ts';
import type { Entity } from '#content/entities/registry.ts';
import { findNewestRates } from '#domain/money/exchange.ts';
import type { ShownCurrency } from '#domain/vocabulary.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import { createPhrases, type Phrases } from './phrases.ts';
import { collectPlaces, type Named, type Place } from './places.ts';
import type { Known } from './tokens.ts';
import { addVocabularyEntry, type VocabularyEntry, vocabulary } from './vocabulary.ts';

/** All words and names that a query can contain. Rebuilt when a name in content changes. */
export type Knowledge = {
	gazetteer: Gazetteer;
	/** Fixed expressions, those of the vocabulary first. */
	said: Phrases<VocabularyEntry>[];
	/** Whether it is a word of some expression or name. */
	knows: (key: string) => boolean;
	known: Known;
	/** Key → id. */
	amenities: ReadonlyMap<string, number>;
	rates: ReadonlyMap<ShownCurrency, number>;
	/** The first parts of reference codes. */
	areaCodes: ReadonlySet<string>;
};

export type NamedAmenity = { id: number; key: string; name: Localized<string> };

export const buildKnowledge = (
	content: Named & { amenities: readonly Entity<'amenity'>[]; rates: readonly Entity<'exchange_rate'>[] },
): Knowledge =>
	createKnowledge(
		collectPlaces(content),
		content.amenities.map(({ id, key, translations: { en, ar } }) => ({ id, key, name: { en: en.name, ar: ar.name } })),
		content.areas.map(({ code }) => code),
		new Map([...findNewestRates(content.rates)].map(([currency, { egp_per_unit }]) => [currency, egp_per_unit])),
	);

export function createKnowledge(
	places: readonly Place[],
	amenities: readonly NamedAmenity[],
	areaCodes: readonly string[],
	rates: Knowledge['rates'] = new Map(),
): Knowledge {
	const gazetteer = createGazetteer(places);
	const amenityNames = createPhrases<VocabularyEntry>();
	for (const { key, name } of amenities)
		for (const text of [name.en, name.ar]) addVocabularyEntry(amenityNames, { text, sense: { kind: 'means', meaning: { amenity: key } } });
	const said = [vocabulary.phrases, amenityNames];
	return {
		gazetteer,
		said,
		knows: (key) => gazetteer.knows(key) || said.some((phrases) => phrases.knows(key)),
		known: { word: (raw) => vocabulary.isWritten(raw) || gazetteer.written(raw), unit: vocabulary.isUnitWord },
		amenities: new Map(amenities.map(({ key, id }) => [key, id])),
		rates,
		areaCodes: new Set(areaCodes.map((code) => code.toUpperCase())),
	};
}
