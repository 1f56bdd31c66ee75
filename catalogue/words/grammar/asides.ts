import { findSense, hasSense, readMeaning, readRole } from '../lexemes.ts';
import { buildFilters } from './meaning-filters.ts';
import type { Found, Sentence } from './sentence.ts';

/** Near a school: all we know is whether it is among the amenities. */
export function nearFacilityAt({ lexemes, facts }: Sentence, from: number): Found | null {
	if (!hasSense(lexemes[from], 'near') || lexemes[from]?.place) return null;
	let at = from + 1;
	while (hasSense(lexemes[at], 'filler') || hasSense(lexemes[at], 'near')) at++;
	const meaning = readMeaning(lexemes[at]);
	const filters = meaning?.amenity && !lexemes[at]?.place ? buildFilters(meaning, facts) : null;
	return filters && { to: at + 1, kind: 'filters', filters, why: 'nearby' };
}

/** “A flat suitable as a clinic” is searched among flats. */
export function suitsAt({ lexemes }: Sentence, from: number): Found | null {
	if (!hasSense(lexemes[from], 'suits') || !lexemes.slice(0, from).some((lexeme) => readMeaning(lexeme)?.types)) return null;
	let at = from + 1;
	while (hasSense(lexemes[at], 'filler') || hasSense(lexemes[at], 'suits')) at++;
	const { types, category } = readMeaning(lexemes[at]) ?? {};
	return types || category ? { to: at + 1, kind: 'note', why: 'suits' } : null;
}

/** A share of the price at signing: مقدم ربع المبلغ, `half the price down`. */
export function shareDownAt({ lexemes }: Sentence, from: number): Found | null {
	let share: number | null = null;
	let isDown = false;
	let to = from;
	for (let at = from; at < lexemes.length; at++) {
		const value = findSense(lexemes[at], 'share')?.value ?? 0;
		if (readRole(lexemes[at]) === 'down' && !isDown) isDown = true;
		else if (value > 0 && share === null) share = value;
		else if (at === from || !(hasSense(lexemes[at], 'filler') || readRole(lexemes[at]) === 'price')) break;
		if (share !== null && isDown) to = at + 1;
	}
	const isMore =
		hasSense(lexemes[to], 'scale') || hasSense(lexemes[to], 'and') || hasSense(lexemes[to], 'number') || lexemes[to]?.value != null;
	return share === null || !isDown || isMore ? null : { to, kind: 'filters', filters: { downShare: Math.round(share * 100) } };
}
