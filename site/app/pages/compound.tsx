import { addressOf, parseId, pathOf } from '../addresses.ts';
import { compoundCards, propertyCards } from '../features/listings/card-data.ts';
import { CardGrid } from '../features/listings/card-grid.tsx';
import { PropertyCard } from '../features/listings/property-card.tsx';
import { AmenityList } from '../features/records/amenity-list.tsx';
import { Facts } from '../features/records/facts.tsx';
import { Money } from '../features/records/money.tsx';
import { Prose } from '../features/records/prose.tsx';
import { Section } from '../features/records/section.tsx';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { Accordion, AccordionItem } from '../ui/accordion.tsx';
import type { Route } from './+types/compound';

const SQUARE_METRES_IN_FEDDAN = 4200;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const id = parseId(args.params.id);
	const project = id === null ? null : read.get('project', id);
	if (!project) throw notFound(args.request);
	const { name, summary, description, faq } = project.translations[locale];
	const developer = read.get('developer', project.developer);
	const photo = read.photo(project.images[0] ?? null, locale);
	return {
		head: head({
			title: name,
			description: summary,
			path: { en: pathOf('project', project, 'en'), ar: pathOf('project', project, 'ar') },
			image: photo,
		}),
		name,
		summary,
		description,
		faq,
		photo,
		card: compoundCards(request, [project])[0],
		crumbs: [
			{ to: localePath('/compounds/more', locale), text: t('pages.compounds') },
			{ to: null, text: name },
		],
		developer: developer && { to: addressOf('developer', developer, locale), name: developer.translations[locale].name },
		land: project.land_area ? t('records.feddan', { count: Math.round(project.land_area / SQUARE_METRES_IN_FEDDAN) }) : null,
		amenities: read.many('amenity', project.amenities).map(({ id, icon, translations }) => ({ id, icon, name: translations[locale].name })),
		properties: propertyCards(request, read.list('property', { under: { field: 'project', id: project.id }, limit: 12 })),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Compound({ loaderData }: Route.ComponentProps) {
	const t = useTranslations();
	const { name, summary, description, faq, photo, card, crumbs, developer, land, amenities, properties } = loaderData;
	const facts = [
		{ label: t('records.compoundFrom'), value: card?.from ? <Money value={card.from} /> : null },
		{
			label: t('records.developer'),
			value: developer && (
				<a href={developer.to} className="text-action underline underline-offset-3">
					{developer.name}
				</a>
			),
		},
		{ label: t('records.area'), value: card?.place ?? null },
		{ label: t('records.land'), value: land },
		{ label: t('property.delivery'), value: card?.facts[1] ?? null },
	];
	return (
		<DetailPage crumbs={crumbs} title={name} lead={summary} photo={photo}>
			<Section title={t('property.facts')}>
				<Facts items={facts} />
			</Section>
			<Section title={t('records.about')}>
				<Prose html={description} />
			</Section>
			<Section title={t('property.amenities')}>
				<AmenityList amenities={amenities} />
			</Section>
			{properties.length > 0 && (
				<Section title={t('records.properties')}>
					<CardGrid>
						{properties.map((unit) => (
							<PropertyCard key={unit.id} card={unit} />
						))}
					</CardGrid>
				</Section>
			)}
			{faq.length > 0 && (
				<Section title={t('records.questions')}>
					<Accordion>
						{faq.map(({ question, answer }) => (
							<AccordionItem key={question} title={question}>
								{answer}
							</AccordionItem>
						))}
					</Accordion>
				</Section>
			)}
		</DetailPage>
	);
}
