import { wholePrice } from '#domain/money/resale.ts';
import type { OfferedProperty, Origin } from '#outbox/submissions.ts';
import { hasLand, isBuilt, isHome } from './choices.ts';
import { type OfferedPropertyValue, parseDelivery } from './schema.ts';

/** Only the fields that apply to this kind of property. */
export function offeredProperty(value: OfferedPropertyValue, origin: Origin): OfferedProperty {
	const { type, purpose } = value;
	const isSale = purpose !== 'rent';
	const takeover = isSale && value.takeover ? value : null;
	return {
		kind: 'listing',
		sender: { name: value.name, phone: value.phone, email: value.email },
		channel: value.channel,
		purpose,
		type,
		area: value.area,
		address: value.address,
		compound: value.compound,
		bedrooms: isHome(type) ? value.bedrooms : null,
		bathrooms: isHome(type) ? value.bathrooms : null,
		builtUpArea: isBuilt(type) ? value.builtUp : null,
		landArea: hasLand(type) ? value.land : null,
		finishing: isBuilt(type) ? value.finishing : null,
		delivery: isBuilt(type) ? parseDelivery(value.delivery) : null,
		price: takeover ? wholePrice(takeover) : value.price,
		rentPeriod: isSale ? null : (value.period ?? 'month'),
		paid: takeover?.paid ?? null,
		over: takeover && (takeover.over ?? 0),
		owed: takeover?.owed ?? null,
		owedUntil: takeover?.owedUntil ?? null,
		instalment: takeover?.instalment ?? null,
		instalmentFrequency: takeover?.instalment ? (takeover.frequency ?? 'quarterly') : null,
		plan: takeover?.plan ?? '',
		details: value.details,
		origin,
	};
}
