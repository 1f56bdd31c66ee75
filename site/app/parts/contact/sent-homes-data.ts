import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { propertyCards } from '../listings/card-data.ts';
import type { SmallCardData } from '../listings/small-cards.tsx';
import { readSentHomes } from './sent-homes.ts';

/** How many are shown above the form; the message and a link list the rest. */
const SHOWN = 6;

export type SentHomesData = { title: string; cards: SmallCardData[]; more: string | null };

/** The homes that a form asks about, shown before and after sending. Null for a single one, which is the form's subject. */
export function buildSentHomes(request: PageRequest, key: 'sendHomes.title' | 'sendHomes.sent' = 'sendHomes.title'): SentHomesData | null {
	const { t } = request;
	const homes = readSentHomes(request);
	if (homes.length < 2) return null;
	const left = homes.length - SHOWN;
	return optional(request, 'sent homes', () => ({
		title: t(key, { count: homes.length }),
		cards: propertyCards(request, homes.slice(0, SHOWN), { withPlaceholder: 0 }).map(
			({ id, to, photo, title, price, type, area, place, reference }) => ({ id, to, photo, title, price, type, area, place, reference }),
		),
		more: left > 0 ? t('sendHomes.more', { count: left }) : null,
	}));
}
