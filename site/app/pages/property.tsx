import pin from 'icon:pn/pin';
import { cairoToday } from '../../../content/cairo.ts';
import { addressOf, parseId, pathOf } from '../addresses.ts';
import { propertyCards } from '../features/listings/card-data.ts';
import { CardGrid } from '../features/listings/card-grid.tsx';
import { PriceBlock } from '../features/listings/price-block.tsx';
import { PropertyCard } from '../features/listings/property-card.tsx';
import { propertyFacts } from '../features/listings/property-facts.ts';
import { AmenityList } from '../features/records/amenity-list.tsx';
import { Facts } from '../features/records/facts.tsx';
import { Prose } from '../features/records/prose.tsx';
import { Section } from '../features/records/section.tsx';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { Icon } from '../ui/icon.tsx';
import { Photo } from '../ui/photo.tsx';
import type { Route } from './+types/property';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const id = parseId(args.params.id);
	const property = id === null ? null : read.get('property', id);
	if (!property) throw notFound(args.request);
	const { name, description } = property.translations[locale];
	const photos = property.images.map((file) => read.photo(file, locale)).filter((photo) => photo !== null);
	const isExpired = property.expires_on !== null && property.expires_on < cairoToday();
	const area = read.get('area', property.area);
	const neighbours = read
		.list('property', { under: { field: 'area', id: property.area }, limit: 12 })
		.filter((other) => other.id !== property.id);
	const [card] = propertyCards(request, [property]);
	return {
		head: head({
			title: name,
			description: description
				.replace(/<[^>]+>/g, ' ')
				.replace(/\s+/g, ' ')
				.trim()
				.slice(0, 160),
			path: { en: pathOf('property', property, 'en'), ar: pathOf('property', property, 'ar') },
			image: photos[0] ?? null,
			noIndex: isExpired || property.status === 'sold',
		}),
		card,
		name,
		description,
		photos,
		notice: property.status === 'sold' ? t('property.sold') : isExpired ? t('property.expired') : null,
		crumbs: [
			{ to: localePath('/search', locale), text: t('pages.search') },
			...(area ? [{ to: addressOf('area', area, locale), text: area.translations[locale].name }] : []),
			{ to: null, text: property.reference },
		],
		facts: propertyFacts(request, property),
		amenities: read
			.many('amenity', property.amenities)
			.map(({ id, icon, translations }) => ({ id, icon, name: translations[locale].name })),
		similar: propertyCards(
			request,
			neighbours.toSorted((a, b) => Number(b.type === property.type) - Number(a.type === property.type)).slice(0, 4),
		),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Property({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('property');
	const { card, name, description, photos, notice, crumbs, facts, amenities, similar } = loaderData;
	const lead = (
		<p className="flex items-center gap-1.5">
			<Icon icon={pin} className="size-4" />
			{card?.place}
		</p>
	);
	return (
		<DetailPage crumbs={crumbs} title={name} lead={lead} photo={photos[0] ?? null}>
			{notice && <p className="mt-6 rounded-lg bg-warning-50 px-5 py-4 font-semi text-warning-800">{notice}</p>}
			<ul className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-6">
				{photos.slice(1, 7).map((photo) => (
					<li key={photo.id} className="aspect-[3/2] overflow-hidden rounded-md">
						<Photo file={photo} sizes="(min-width: 640px) 195px, 33vw" className="size-full object-cover" />
					</li>
				))}
			</ul>
			<div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_384px]">
				<div>
					<Section title={t('facts')}>
						<Facts
							items={facts.map(({ label, value, to }) => ({
								label,
								value: to ? (
									<a href={to} className="text-action underline underline-offset-3">
										{value}
									</a>
								) : (
									<bdi>{value}</bdi>
								),
							}))}
						/>
					</Section>
					<Section title={t('description')}>
						<Prose html={description} />
					</Section>
					{amenities.length > 0 && (
						<Section title={t('amenities')}>
							<AmenityList amenities={amenities} />
						</Section>
					)}
				</div>
				{card && (
					<aside className="order-first pt-6 lg:order-none lg:pt-8">
						<PriceBlock card={card} />
					</aside>
				)}
			</div>
			{similar.length > 0 && (
				<Section title={t('similar')}>
					<CardGrid>
						{similar.map((other) => (
							<PropertyCard key={other.id} card={other} />
						))}
					</CardGrid>
				</Section>
			)}
		</DetailPage>
	);
}
