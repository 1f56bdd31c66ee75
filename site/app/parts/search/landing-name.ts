import type { LandingFacet, LandingKind, LandingPage } from '#catalogue/landings/landing-page.ts';
import type { PropertyType } from '#domain/vocabulary.ts';
import { bedroomsName, placedIn, placeName, type TextContext } from './value-names.ts';

const MILLION = 1_000_000;

/** `3-bedroom apartments for sale in New Cairo`. */
export function landingTitle(request: TextContext, { purpose, kind, place, facet }: LandingPage): string {
	const { t } = request;
	const values = { ...nameKind(request, kind), placed: placedAt(request, place) };
	if (!facet) return t(`landing.${purpose}.plain`, values);
	if ('bedrooms' in facet) return t(`landing.${purpose}.bedrooms`, { ...values, count: facet.bedrooms[0] });
	if ('price' in facet) return t(`landing.${purpose}.under`, { ...values, amount: budgetName(request, facet.price.to) });
	if ('furnished' in facet) return t('landing.rent.furnished', values);
	return t('ready' in facet ? 'landing.sale.ready' : 'landing.sale.instalments', values);
}

/** With its preposition: in New Cairo, in Egypt. */
export const placedAt = (request: TextContext, place: LandingPage['place']): string =>
	(place && placedIn(request, place.key, place.id)) ?? request.t('find.inPlace', { where: request.t('common.egypt') });

export const kindName = (request: TextContext, kind: LandingKind): string => nameKind(request, kind).Types;

/** The place name; for all of Egypt, the type. */
export const landingPlaceName = (request: TextContext, { place, kind }: LandingPage): string =>
	(place && placeName(request, place.key, place.id)) ?? kindName(request, kind);

/** The facet alone: `3 bedrooms`. */
export function facetName(request: TextContext, facet: LandingFacet): string {
	const { t } = request;
	if ('bedrooms' in facet) return bedroomsName(request, facet.bedrooms[0]);
	if ('price' in facet) return t('landing.underShort', { amount: budgetName(request, facet.price.to) });
	return t('furnished' in facet ? 'property.furnished' : 'ready' in facet ? 'find.readyToMove' : 'find.label.instalments');
}

const budgetName = ({ t }: TextContext, amount: number): string =>
	amount < MILLION
		? t('landing.thousands', { count: amount / 1000 })
		: t('landing.millions', { amount: t('find.amount.million', { count: amount / MILLION }) });

/** For the beginning of a sentence, and inside one. */
function nameKind({ t, locale }: TextContext, kind: LandingKind): { Types: string; types: string } {
	const name = isType(kind) ? t(`typePlural.${kind}`) : t(`find.homes.${kind === 'homes' ? 'residential' : 'commercial'}`);
	return { Types: name, types: locale === 'en' ? name.toLocaleLowerCase('en') : name };
}

const isType = (kind: LandingKind): kind is PropertyType => kind !== 'homes' && kind !== 'commercial';
