import type { Place, Texts } from '../listing.ts';
import type { Names } from '../store/names.ts';
import { fold } from '../words/fold.ts';
import { finishingWords, typeWords, viewWords, weighted, weights } from './label-words.ts';
import { OwnWords } from './own-words.ts';
import { SharedWords } from './shared-words.ts';

export function createWords(names: Names) {
	const shared = {
		/** By number of the pool of places; the others by numbers of `Names`. */
		place: new SharedWords(),
		type: new SharedWords(),
		finishing: new SharedWords(),
		view: new SharedWords(),
		amenity: new SharedWords(),
	};
	const own = { name: new OwnWords(), description: new OwnWords() };
	return {
		shared,
		own,
		namePlace: (number: number, { names: called }: Place): void =>
			shared.place.set(number, [
				...weighted(called.compound, weights.compound),
				...weighted(called.area, weights.area),
				...weighted(called.location, weights.location),
				...weighted(called.developer, weights.developer),
			]),
		forgetPlace: (number: number): void => shared.place.remove(number),
		nameType(type: number): void {
			if (!shared.type.has(type)) shared.type.set(type, typeWords(names.type.things[type] ?? null));
		},
		nameTrait(finishing: number, view: number): void {
			if (!shared.finishing.has(finishing)) shared.finishing.set(finishing, finishingWords(names.finishing.things[finishing] ?? null));
			if (!shared.view.has(view)) shared.view.set(view, viewWords(names.view.things[view] ?? null));
		},
		nameAmenity: (id: number, called: readonly string[]): void =>
			shared.amenity.set(names.amenity.of(id), weighted(called, weights.amenity)),
		describe(row: number, texts: Texts): void {
			const [name, description] = [texts.names.flatMap(fold), texts.descriptions.flatMap(fold)];
			own.name.set(row, name);
			own.description.set(row, description);
		},
		forget(row: number): void {
			own.name.remove(row);
			own.description.remove(row);
		},
	};
}
