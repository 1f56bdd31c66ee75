import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { sentHomes } from '#app/parts/contact/sent-homes.ts';
import { propertyCards } from '#app/parts/listings/card-data.ts';
import type { SmallCardData } from '#app/parts/listings/small-cards.tsx';

/** As many as stand above a form; its message and its link name the others. */
const SHOWN = 6;

export type SentHomesData = { title: string; cards: SmallCardData[]; more: string | null };

/** The homes that a form asks about, to be seen before it is sent. One alone is its subject already. */
export function sentHomesData(request: PageRequest): SentHomesData | null {
	const { t } = request;
	const homes = sentHomes(request);
	if (homes.length < 2) return null;
	const left = homes.length - SHOWN;
	return optional(request, 'sent homes', () => ({
		title: t('sendHomes.title', { count: homes.length }),
		cards: propertyCards(request, homes.slice(0, SHOWN), { withPlaceholder: 0 }).map(
			({ id, to, photo, title, price, type, area, place, reference }) => ({ id, to, photo, title, price, type, area, place, reference }),
		),
		more: left > 0 ? t('sendHomes.more', { count: left }) : null,
	}));
}
