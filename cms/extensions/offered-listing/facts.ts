import { type PropertyType, propertyTypes } from '../../../domain/vocabulary.ts';
import { propertyTypes as typeChoices } from '../../schema/choices.ts';
import type { Row } from '../hook.ts';

const commercial: readonly PropertyType[] = ['office', 'clinic', 'retail', 'pharmacy'];

/** Fields with the same name and meaning in both collections. */
const same = ['purpose', 'type', 'area', 'bedrooms', 'bathrooms', 'built_up_area', 'land_area', 'finishing', 'agent'];
const instalments: Record<string, string> = {
	paid: 'paid_amount',
	over: 'over_amount',
	owed: 'remaining_amount',
	owed_until: 'remaining_until',
	instalment: 'instalment_amount',
	instalment_frequency: 'instalment_frequency',
};

const present = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));

/** The first facts of the listing. The price of a takeover is computed from its parts. */
export function readFacts(offer: Row): Row {
	const isSale = offer['purpose'] !== 'rent';
	const isTakeover = isSale && Number(offer['owed']) > 0;
	const money = isTakeover
		? Object.fromEntries(Object.entries(instalments).map(([from, to]) => [to, offer[from]]))
		: { price: Number(offer['price']) > 0 ? offer['price'] : null };
	return present({
		status: 'draft',
		market: 'resale',
		currency: 'EGP',
		category: commercial.some((type) => type === offer['type']) ? 'commercial' : 'residential',
		...Object.fromEntries(same.map((name) => [name, offer[name]])),
		...money,
		rent_period: isSale ? null : offer['rent_period'],
		...readDelivery(offer['delivery']),
	});
}

/** `ready`, or the year of delivery. */
function readDelivery(delivery: unknown): Row {
	if (delivery === 'ready') return { ready: true };
	return /^20\d\d$/.test(String(delivery)) ? { delivery_date: `${delivery}-12-31` } : {};
}

type Place = { en: string | null; ar: string | null };

/** A first name in both languages: type and place. */
export function buildNames({ type }: Row, place: Place): { languages_code: string; name: string }[] {
	const known = propertyTypes.find((one) => one === type);
	const label = typeChoices.find(({ value }) => value === known)?.label ?? { en: 'Property', ar: 'عقار' };
	return [
		{ languages_code: 'en_US', name: place.en ? `${label.en} in ${place.en}` : label.en },
		{ languages_code: 'ar_EG', name: place.ar ? `${label.ar} في ${place.ar}` : label.ar },
	];
}
