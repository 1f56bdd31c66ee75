import { cairoToday } from '#domain/cairo.ts';
import { quoteUnit } from '#domain/money/quote.ts';
import type { Offer } from './entities/listings.ts';
import type { Entity } from './entities/registry.ts';
import type { Replica } from './replica/replica.ts';

type Quotable = Pick<Entity<'property'>, 'id' | 'purpose' | 'market' | 'type' | 'project' | 'price' | 'payment_plans'>;
type Source = Pick<Replica, 'get' | 'list' | 'onChange'>;

/** `quoted`: quoted records by the cached record they were made from, which is replaced when it changes. */
type InForce = { day: string; offers: Offer[]; ofProperty: Set<number>; ofOthers: boolean; quoted: WeakMap<Quotable, Quotable> };

const ALL_OFFERS = { field: '', target: 0, limit: 100_000, offset: 0 };

/** Today's price of every property. Every property that is read goes through here, so all pages show the same price. */
export function createQuotes(replica: Source, today: () => string = cairoToday) {
	let inForce: InForce | null = null;
	// An offer may apply to all homes of a developer, and the compound names the developer.
	replica.onChange((keys) => {
		if ([...keys].some((key) => key.startsWith('offer:') || key.startsWith('project:'))) inForce = null;
	});

	function findOffersInForce(): InForce {
		const day = today();
		if (inForce?.day === day) return inForce;
		const offers = replica.list('offer', { ...ALL_OFFERS, today: day });
		inForce = {
			day,
			offers,
			ofProperty: new Set(offers.flatMap(({ property }) => property ?? [])),
			ofOthers: offers.some(({ property }) => property === null),
			quoted: new WeakMap(),
		};
		return inForce;
	}

	/** Returns the same object if no offer applies. */
	return <P extends Quotable>(property: P): P => {
		const { offers, ofProperty, ofOthers, quoted } = findOffersInForce();
		const mayBeOn = ofProperty.has(property.id) || (ofOthers && property.purpose === 'sale' && property.market === 'primary');
		if (!mayBeOn) return property;
		const known = quoted.get(property) as P | undefined;
		if (known) return known;
		const developer = property.project === null ? null : (replica.get('project', property.project)?.developer ?? null);
		const quote = quoteUnit(property, developer, offers);
		const made = quote ? { ...property, ...quote } : property;
		quoted.set(property, made);
		return made;
	};
}
