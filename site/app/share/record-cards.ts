import type { TextContext } from '#app/parts/search/value-names.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Entity } from '#content/entities/registry.ts';
import { locales } from '#domain/locales.ts';
import type { Addressable } from '../addresses.ts';
import { createFormats } from '../parts/listings/formats.ts';
import { cheapestIn } from '../parts/listings/units.ts';
import type { ShareCard, SharePrice } from './card.ts';

type RecordCards = { [K in Addressable]: (request: TextContext, record: Entity<K>) => Partial<ShareCard> };

/** Without counts, which change daily and would change the image's address. */
export const recordCards: RecordCards = {
	property: (request, { type, purpose, area, bedrooms, built_up_area, images, ...property }) => ({
		above: line(request.t(`type.${type}`), request.t(purpose === 'sale' ? 'property.forSale' : 'property.forRent')),
		below: [
			formatPlace(request, area),
			line(
				bedrooms === null ? null : request.t('count.bedrooms', { count: bedrooms }),
				built_up_area && createFormats(request).squareMetres(built_up_area),
			),
		]
			.filter(Boolean)
			.join('\n'),
		price: formatPrice(request, property),
		picture: photo(request, images[0]),
	}),
	project: (request, project) => {
		const { developer, area, images } = project;
		const { primary, resale } = cheapestIn(request, project);
		const cheapest = primary ?? resale;
		return {
			above: readName(request, 'developer', developer),
			below: formatPlace(request, area),
			price: cheapest && fromPrice(request, cheapest),
			picture: photo(request, images[0]),
		};
	},
	launch: (request, { launch_date, developer, area, starting_price, currency, images }) => ({
		above: line(request.t('pages.launches'), createFormats(request).date(launch_date, 'long')),
		below: line(readName(request, 'developer', developer), formatPlace(request, area)),
		price: starting_price === null ? null : fromPrice(request, { price: starting_price, currency }),
		picture: photo(request, images[0]),
	}),
	developer: (request, { cover, logo, translations }) => ({
		above: request.t('pages.developers'),
		below: translations[request.locale].summary,
		picture: photo(request, cover ?? logo),
		isLogo: cover === null,
	}),
	location: (request, { image, translations }) => ({
		above: request.t('pages.locations'),
		below: translations[request.locale].summary,
		picture: photo(request, image),
	}),
	area: (request, { location, image, translations }) => ({
		above: readName(request, 'location', location),
		below: translations[request.locale].summary,
		picture: photo(request, image),
	}),
	agent: (request, agent) => ({
		above: agent.translations[request.locale].title,
		below: line(...request.read.many('area', agent.areas).map(({ translations }) => translations[request.locale].name)),
		picture: photo(request, agent.photo),
	}),
	post: (request, { image, translations }) => ({
		above: request.t('pages.blog'),
		below: translations[request.locale].summary,
		picture: photo(request, image),
	}),
	career: (request, { translations }) => ({ above: request.t('pages.careers'), below: translations[request.locale].place }),
};

const periods = { month: 'perMonth', week: 'perWeek', day: 'perDay', year: 'perYear' } as const;

const line = (...words: (string | number | null | undefined)[]) => words.filter(Boolean).join(' · ') || null;

const photo = ({ read, locale }: TextContext, file: string | null | undefined) => read.photo(file ?? null, locale);

export type Priced = Pick<Property, 'price' | 'currency'>;

const formatPrice = (request: TextContext, { price, currency, rent_period }: Priced & Pick<Property, 'rent_period'>): SharePrice => ({
	...createFormats(request).money(price, currency),
	period: rent_period && request.t(`property.${periods[rent_period]}`),
	from: null,
});

const fromPrice = (request: TextContext, { price, currency }: Priced): SharePrice => ({
	...createFormats(request).money(price, currency),
	period: null,
	from: request.t('money.from'),
});

const readName = ({ read, locale }: TextContext, kind: 'developer' | 'location', id: number) =>
	read.get(kind, id)?.translations[locale].name ?? null;

function formatPlace(request: TextContext, areaId: number): string | null {
	const area = request.read.get('area', areaId);
	if (!area) return null;
	const names = [area.translations[request.locale].name, readName(request, 'location', area.location)];
	return names.filter(Boolean).join(locales[request.locale].comma);
}
