import type { CompoundText, OfferText } from '#seed/sample/shapes.ts';
import { readSample } from '../sample-files.ts';
import type { Unit } from './unit.ts';

const offers = readSample<OfferText[]>('offers.json').filter(({ pays }) => pays?.length);
const developers = new Map(readSample<CompoundText[]>('compounds.json').map(({ key, developer }) => [key, developer]));

/** The developer pays a charge for a limited time, so the unit's text mentions none and stays true. */
export const isPaidByOffer = ({ compound, type, market, purpose }: Unit): boolean =>
	purpose === 'sale' &&
	market === 'primary' &&
	compound !== null &&
	offers.some(
		(offer) =>
			(offer.compound === compound.key || offer.developer === developers.get(compound.key)) && (offer.types?.includes(type) ?? true),
	);
