import type { PageRequest } from '#app/page-loader.ts';
import { alertsAddress } from '#app/parts/alerts/address.ts';
import { enquiryAddress } from '#app/parts/contact/about.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { writeSearch } from '#app/parts/search/address.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Similar } from './property-data.ts';

export type ClosedData = NonNullable<ReturnType<typeof closedData>>;

export function closedData(request: PageRequest, property: Property, similar: Similar | null) {
	const closed = readClosed(property);
	if (!closed) return null;
	const { locale, t } = request;
	const { purpose, category, type, area, agent } = property;
	const address = `/search${writeSearch({ filters: { purpose, category, types: [type], areas: [area] } })}`;
	return {
		title: t(`listing.${closed}`),
		text: t(similar ? 'listing.closedMore' : 'listing.closedAlone'),
		similar,
		alert: { to: alertsAddress({ locale }, { kind: 'search', address }), text: t('listing.closedAlert') },
		ask: { to: enquiryAddress(request, agent === null ? null : { kind: 'agent', id: agent }), text: t('listing.closedAsk') },
	};
}
