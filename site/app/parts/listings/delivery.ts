import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from './formats.ts';

type Delivered = { ready: boolean; delivery_date: string | null };

/** `Ready to move`, a month, or "not announced": an unknown date is never shown as ready. */
export function formatDelivery(
	request: Pick<PageRequest, 'locale' | 't'>,
	{ ready, delivery_date }: Delivered,
	readyWords: 'property.ready' | 'listing.readyNow' | 'records.readyNow' = 'property.ready',
): string {
	if (ready) return request.t(readyWords);
	return delivery_date ? createFormats(request).date(delivery_date, 'month') : request.t('property.deliveryUnknown');
}
