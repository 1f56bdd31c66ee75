import { recordAddress } from '#app/addresses.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { Priced } from '#app/share/record-cards.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Reader } from '#content/reader.ts';
import { type Locale, locales } from '#domain/locales.ts';
import type { AlertHome } from '#outbox/mail-kinds.ts';

export type MailContext = { read: Reader; locale: Locale; t: Translate; origin: string };

/** Twice the displayed width, for high-density screens. */
const PICTURE_WIDTH = 640;

const periods = { month: 'property.perMonth', week: 'property.perWeek', day: 'property.perDay', year: 'property.perYear' } as const;

/** A home as mails show it. `before`: the price the reader knows, else the one in its history. */
export function describeHome(context: MailContext, property: Property, before: Priced | null = null): AlertHome {
	const { read, locale, t, origin } = context;
	const { number, money, moneyText } = createFormats(context);
	const formatPrice = ({ price, currency }: Priced) => moneyText(money(price, currency));
	const photo = read.photo(property.images[0] ?? null, locale);
	const size = property.built_up_area ?? property.land_area;
	const known = before ?? (property.list_price > property.price ? { price: property.list_price, currency: property.currency } : null);
	const facts = [
		t(`type.${property.type}`),
		...(property.bedrooms ? [t('count.bedrooms', { count: property.bedrooms })] : []),
		...(size ? [t('property.squareMetres', { area: number(size) })] : []),
		property.reference,
	];
	const isOther = known !== null && (known.price !== property.price || known.currency !== property.currency);
	return {
		name: property.translations[locale].name,
		place: formatPlace(context, property),
		facts: facts.filter(Boolean).join(' · '),
		price: [formatPrice(property), property.rent_period && t(periods[property.rent_period])].filter(Boolean).join(' '),
		before: isOther ? formatPrice(known) : null,
		difference: isOther ? formatDifference(context, known, property) : null,
		picture: photo && origin + photoAddress(photo, PICTURE_WIDTH),
		address: encodeURI(origin + recordAddress('property', property, locale)),
	};
}

/** Null when the currencies differ. */
function formatDifference(context: MailContext, before: Priced, { price, currency }: Priced): string | null {
	if (before.currency !== currency || before.price <= 0) return null;
	const { money, moneyText, percent } = createFormats(context);
	const amount = moneyText(money(Math.abs(price - before.price), currency));
	const share = percent(Math.round((Math.abs(price - before.price) / before.price) * 1000) / 10);
	return context.t(price < before.price ? 'mails.price.less' : 'mails.price.more', { amount, share });
}

function formatPlace({ read, locale }: MailContext, { project, area }: Property): string {
	const district = read.get('area', area);
	const places = [project === null ? null : read.get('project', project), district, district && read.get('location', district.location)];
	return places.flatMap((place) => (place ? [place.translations[locale].name] : [])).join(locales[locale].comma);
}
