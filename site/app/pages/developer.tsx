import { parseId, pathOf } from '../addresses.ts';
import { compoundCards } from '../features/listings/card-data.ts';
import { launchCards } from '../features/records/launch-cards.ts';
import { LaunchList } from '../features/records/launch-list.tsx';
import { CompoundGrid } from '../features/records/listing-grids.tsx';
import { Prose } from '../features/records/prose.tsx';
import { Section } from '../features/records/section.tsx';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { Photo } from '../ui/photo.tsx';
import type { Route } from './+types/developer';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const id = parseId(args.params.id);
	const developer = id && read.get('developer', id);
	if (!developer) throw notFound(args.request);
	const { name, summary, description } = developer.translations[locale];
	const cover = read.photo(developer.cover, locale);
	const under = { field: 'developer', id: developer.id };
	return {
		head: head({
			title: name,
			description: summary,
			path: { en: pathOf('developer', developer, 'en'), ar: pathOf('developer', developer, 'ar') },
			image: cover,
		}),
		crumbs: [
			{ to: localePath('/developers/more', locale), text: t('pages.developers') },
			{ to: null, text: name },
		],
		name,
		description,
		cover,
		logo: read.photo(developer.logo, locale),
		founded: developer.founded && t('records.founded', { year: String(developer.founded) }),
		compounds: compoundCards(request, read.list('project', { under })),
		launches: launchCards(request, read.list('launch', { under })),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Developer({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('records');
	const { crumbs, name, description, cover, logo, founded, compounds, launches } = loaderData;
	return (
		<DetailPage crumbs={crumbs} title={name} lead={founded} photo={cover}>
			<div className="grid gap-6 pt-8">
				{logo && <Photo file={logo} sizes="160px" className="h-16 w-auto justify-self-start object-contain" />}
				<Prose html={description} />
			</div>
			<CompoundGrid title={t('compounds')} cards={compounds} />
			{launches.length > 0 && (
				<Section title={t('launches')}>
					<LaunchList launches={launches} />
				</Section>
			)}
		</DetailPage>
	);
}
