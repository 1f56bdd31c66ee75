import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { TextContext } from '#app/parts/search/value-names.ts';
import { type ShareCard, shareCard } from '#app/share/card.ts';
import type { Reader } from '#content/reader.ts';
import type { Locale } from '#domain/locales.ts';
import { readTranslator } from '../words.ts';

const kinds = { property: 'property', compound: 'project', launch: 'launch' } as const;

export const cardNames = ['property', 'compound', 'launch', 'offer'] as const;
export type CardName = (typeof cardNames)[number];

export type CardContent = Pick<ShareCard, 'above' | 'title' | 'below' | 'price' | 'picture'> & { to: string };

export const createTextContext = (read: Reader, locale: Locale): TextContext => ({ read, locale, t: readTranslator(locale) });

/** Null when nothing public is there. */
export function cardContent(request: TextContext, name: CardName, id: number): CardContent | null {
	if (name === 'offer') return offerContent(request, id);
	const [kind, { read, locale }] = [kinds[name], request];
	const record = read.get(kind, id);
	const card = record && shareCard(request, { kind, id });
	return card && { ...card, to: recordAddress(kind, record, locale) };
}

function offerContent(request: TextContext, id: number): CardContent | null {
	const { read, locale, t } = request;
	const offer = read.get('offer', id);
	if (!offer) return null;
	const { name, summary } = offer.translations[locale];
	return {
		above: `${t('pages.offers')} · ${createFormats(request).date(offer.valid_until, 'long')}`,
		title: name,
		below: summary,
		price: null,
		picture: read.photo(offer.image, locale),
		to: localePath('/offers', locale),
	};
}
