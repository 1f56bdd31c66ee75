import type { CollectionName, Entity } from '#content/entities/registry.ts';
import type { Replica } from '#content/replica/replica.ts';
import type { Purpose } from '#domain/vocabulary.ts';
import { findRegions } from './geography/regions.ts';
import type { Place } from './listing.ts';
import { listPaymentOptions, NO_TERMS, type Terms } from './terms.ts';

type Named = { translations: { en: { name: string }; ar: { name: string } } };

const listNames = (record: (Named & { spellings?: string[]; code?: string }) | null): string[] =>
	record ? [record.translations.en.name, record.translations.ar.name, ...(record.spellings ?? []), record.code ?? ''] : [];

/** Builds the place and terms of listings from content. Each is built once and shared. */
export function createSurroundings(replica: Pick<Replica, 'get' | 'list'>) {
	const places = new Map<string, Place>();
	const terms = new Map<string, Terms>();

	function kept<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
		const value = known.get(key) ?? make();
		known.set(key, value);
		return value;
	}

	const record = <C extends CollectionName>(collection: C, id: number | null | undefined): Entity<C> | null =>
		typeof id === 'number' ? replica.get(collection, id) : null;

	/** A listing whose area is not public is still listed, without a location. */
	function placeAt(areaId: number, compoundId: number | null): Place {
		const area = record('area', areaId);
		const location = record('location', area?.location);
		const compound = record('project', compoundId);
		const developer = record('developer', compound?.developer);
		const point = area?.coordinates ?? location?.coordinates ?? null;
		return {
			regions: findRegions(
				[area, location].flatMap((one) => (one ? [one.translations.en.name] : [])),
				point && { lng: point.longitude, lat: point.latitude },
			),
			location: location?.id ?? null,
			area: areaId,
			compound: compoundId,
			developer: developer?.id ?? null,
			names: { location: listNames(location), area: listNames(area), compound: listNames(compound), developer: listNames(developer) },
		};
	}

	return {
		place: (area: number, compound: number | null): Place => kept(places, `${area},${compound}`, () => placeAt(area, compound)),
		terms: (purpose: Purpose, plans: readonly number[], cashPercent: number): Terms =>
			purpose === 'rent'
				? NO_TERMS
				: kept(terms, `${plans.join()} ${cashPercent}`, () => ({
						plans,
						cashPercent,
						...listPaymentOptions(
							plans.map((id) => record('payment_plan', id)).filter((plan) => plan !== null),
							cashPercent,
						),
					})),
		amenityNames: (id: number): string[] => listNames(record('amenity', id)),
		forgetPlaces: (): void => places.clear(),
		forgetTerms: (): void => terms.clear(),
	};
}
