import search from 'icon:pn/search';
import { addressOf } from '../addresses.ts';
import { compoundCards, propertyCards } from '../features/listings/card-data.ts';
import { CardGrid } from '../features/listings/card-grid.tsx';
import { CompoundCard } from '../features/listings/compound-card.tsx';
import { PropertyCard } from '../features/listings/property-card.tsx';
import { PlaceTile } from '../features/records/place-tile.tsx';
import { Section } from '../features/records/section.tsx';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { pageRequest } from '../page-loader.ts';
import { button } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';
import { Photo } from '../ui/photo.tsx';
import type { Route } from './+types/home';

const LOCATIONS = 7;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const page = read.page('home');
	const blocks = page ? read.list('page_block', { under: { field: 'page', id: page.id } }) : [];
	const hero = blocks.find(({ type }) => type === 'hero');
	const photo = read.photo(hero?.image ?? null, locale);
	const locations = read.list('location', { limit: LOCATIONS }).map((location) => {
		const areas = read.list('area', { under: { field: 'location', id: location.id } });
		const count = areas.reduce((sum, { id }) => sum + read.count('property', { field: 'area', id }), 0);
		return {
			to: addressOf('location', location, locale),
			name: location.translations[locale].name,
			count: t('count.properties', { count }),
			photo: read.photo(location.image, locale),
		};
	});
	return {
		head: head({ title: t('home.title'), description: page?.translations[locale].summary, path: '/', image: photo }),
		locale,
		hero: { title: hero?.translations[locale].heading ?? t('home.title'), text: hero?.translations[locale].text ?? '', photo },
		total: t('count.properties', { count: read.count('property') }),
		locations,
		compounds: compoundCards(
			request,
			read
				.list('project')
				.filter(({ featured }) => featured)
				.slice(0, 4),
		),
		properties: propertyCards(request, read.list('property', { limit: 8 })),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Home({ loaderData }: Route.ComponentProps) {
	const t = useTranslations();
	const { locale, hero, total, locations, compounds, properties } = loaderData;
	const to = (path: string) => localePath(path, locale);
	return (
		<>
			<section className="on-brand relative isolate overflow-hidden bg-[linear-gradient(180deg,var(--color-pn-blue-900),#14307f_62%,var(--color-pn-blue-700))] text-white">
				<div
					className="lattice absolute inset-0 -z-10 opacity-[0.085] [mask:linear-gradient(var(--inline-angle),transparent_12%,#000_78%)]"
					aria-hidden="true"
				/>
				<div className="wrap grid items-end gap-8 lg:grid-cols-[minmax(0,1fr)_500px]">
					<div className="py-12 lg:py-20">
						<h1 className="text-5xl leading-tight tracking-display">{hero.title}</h1>
						<p className="mt-5 max-w-[46ch] text-lg text-on-brand-2 text-pretty">{hero.text}</p>
						<form action={to('/search')} className="mt-8 flex flex-wrap gap-3">
							<label className="sr-only" htmlFor="home-query">
								{t('common.search')}
							</label>
							<input
								id="home-query"
								name="q"
								type="search"
								className="h-14 min-w-0 flex-1 basis-60 rounded-md bg-white px-4 text-md text-ink"
							/>
							<button type="submit" className={button({ color: 'sun', size: 'lg' })}>
								<Icon icon={search} />
								{t('common.search')}
							</button>
						</form>
						<p className="mt-4 text-sm text-sun-200">{total}</p>
					</div>
					<div className="house-window h-[280px] lg:h-[440px]">
						<Photo file={hero.photo} priority sizes="(min-width: 1024px) 500px, 100vw" className="size-full object-cover" />
					</div>
				</div>
			</section>
			<div className="wrap py-8">
				<Section title={t('pages.locations')} more={{ to: to('/locations'), text: t('common.seeAll') }}>
					<ul className="grid auto-rows-[180px] grid-cols-2 gap-3.5 lg:auto-rows-[206px] lg:grid-cols-[1.75fr_repeat(3,1fr)]">
						{locations.map((place, index) => (
							<PlaceTile key={place.to} place={place} isLarge={index === 0} />
						))}
					</ul>
				</Section>
				<Section title={t('records.compounds')} more={{ to: to('/compounds/more'), text: t('common.seeAll') }}>
					<CardGrid>
						{compounds.map((card) => (
							<CompoundCard key={card.id} card={card} />
						))}
					</CardGrid>
				</Section>
				<Section title={t('records.newest')} more={{ to: to('/search'), text: t('common.seeAll') }}>
					<CardGrid>
						{properties.map((card) => (
							<PropertyCard key={card.id} card={card} />
						))}
					</CardGrid>
				</Section>
				<p className="py-6 text-center">
					<a className={button({ size: 'lg' })} href={to('/list-your-property')}>
						{t('nav.listYourProperty')}
					</a>
				</p>
			</div>
		</>
	);
}
