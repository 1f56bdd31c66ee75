import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';

type Closed = 'sold' | 'expired';

/** Sold or expired: the page stays, without an offer. */
export function readClosed({ status, expires_on }: Property, today = cairoToday()): Closed | null {
	if (status === 'sold') return 'sold';
	return expires_on !== null && expires_on < today ? 'expired' : null;
}
