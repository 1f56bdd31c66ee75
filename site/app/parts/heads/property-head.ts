import type { PageRequest } from '#app/page-loader.ts';
import { formatPlace } from '#app/parts/listings/card-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { amountName, placedIn } from '#app/parts/search/value-names.ts';
import { plainText } from '#app/structured-data/plain-text.ts';
import type { Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';

/** The title says what people search for: type, purpose, place, size, price. The name follows in the description. */
export function propertyHead(request: PageRequest, property: Property): { title: string; description: string } {
	const { t, locale } = request;
	const { name, description } = property.translations[locale];
	const what = { type: t(`type.${property.type}`), placed: describePlace(request, property) };
	const facts = [...describeSize(request, property), describePrice(request, property)].join(locales[locale].comma);
	return {
		title: t(`heads.property.${property.purpose}`, { ...what, facts }),
		description: t('heads.property.description', { name, facts, text: plainText(description) }),
	};
}

function describePlace(request: PageRequest, { project, area }: Property): string {
	const { read, locale, t } = request;
	const placed = placedIn(request, 'areas', area);
	if (project !== null || !placed) return t('find.inPlace', { where: formatPlace(request, project, area) });
	const location = read.get('location', read.get('area', area)?.location ?? 0)?.translations[locale].name;
	return [placed, location].filter(Boolean).join(locales[locale].comma);
}

function describeSize(request: PageRequest, { bedrooms, built_up_area, land_area }: Property): string[] {
	const { t } = request;
	const size = built_up_area ?? land_area;
	return [...(bedrooms ? [t('count.bedrooms', { count: bedrooms })] : []), ...(size ? [createFormats(request).squareMetres(size)] : [])];
}

function describePrice(request: PageRequest, { price, currency, purpose, rent_period }: Property): string {
	const { t } = request;
	const { money, moneyText } = createFormats(request);
	const amount = currency === 'EGP' ? t('find.pounds', { amount: amountName(request, price) }) : moneyText(money(price, currency));
	return purpose === 'rent' ? t(`find.rent.${rent_period ?? 'month'}`, { price: amount }) : amount;
}
