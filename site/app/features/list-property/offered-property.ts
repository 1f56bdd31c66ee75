import type { OfferedProperty, Origin } from '../../../../outbox/submissions.ts';
import type { PageRequest } from '../../page-loader.ts';
import { formatsOf } from '../listings/formats.ts';
import { hasLand, isBuilt, isHome } from './choices.ts';
import { deliveryOf, type ListingValue } from './schema.ts';

/** What the agent reads: only what was asked of this kind of property. */
export function offeredProperty(request: PageRequest, value: ListingValue, origin: Origin): OfferedProperty {
	const { type, purpose } = value;
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
		delivery: isBuilt(type) ? deliveryOf(value.delivery) : null,
		price: value.price,
		plan: planOf(request, value),
		details: value.details,
		origin,
	};
}

function planOf(request: PageRequest, { purpose, period, owed, plan }: ListingValue): string {
	const { t } = request;
	const { money, moneyText } = formatsOf(request);
	if (purpose === 'rent') return t(`listProperty.periodLine.${period ?? 'month'}`);
	const amount = owed ? t('listProperty.owedLine', { amount: moneyText(money(owed, 'EGP')) }) : '';
	return [amount, plan].filter(Boolean).join('\n');
}
