import { parseId, pathOf } from '../addresses.ts';
import { compoundCards } from '../features/listings/card-data.ts';
import { formatsOf } from '../features/listings/formats.ts';
import { Facts } from '../features/records/facts.tsx';
import { isLaunched, launchDay } from '../features/records/launch-cards.ts';
import { CompoundGrid } from '../features/records/listing-grids.tsx';
import { Money } from '../features/records/money.tsx';
import { Prose } from '../features/records/prose.tsx';
import { recordLink } from '../features/records/record-link.ts';
import { Section } from '../features/records/section.tsx';
import { TextLink } from '../features/records/text-link.tsx';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { Badge } from '../ui/badge.tsx';
import type { Route } from './+types/launch';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const { date, money } = formatsOf(request);
	const id = parseId(args.params.id);
	const launch = id && read.get('launch', id);
	if (!launch) throw notFound(args.request);
	const { name, summary, description } = launch.translations[locale];
	const { eoi_amount, starting_price, currency } = launch;
	const photo = read.photo(launch.images[0] ?? null, locale);
	return {
		head: head({
			title: name,
			description: summary,
			path: { en: pathOf('launch', launch, 'en'), ar: pathOf('launch', launch, 'ar') },
			image: photo,
		}),
		crumbs: [
			{ to: localePath('/launches', locale), text: t('pages.launches') },
			{ to: null, text: name },
		],
		launch: { name, summary, description, photo, day: launchDay(request, launch), isPast: isLaunched(launch) },
		developer: recordLink(request, 'developer', launch.developer),
		area: recordLink(request, 'area', launch.area),
		delivery: launch.delivery_date && date(launch.delivery_date, 'month'),
		eoi: eoi_amount === null ? null : money(eoi_amount, currency),
		price: starting_price === null ? null : money(starting_price, currency),
		plans: read.many('payment_plan', launch.payment_plans).map(({ id, down_payment_percent, years }) => ({
			id,
			text: t('records.planLine', { down: down_payment_percent, years: t('count.years', { count: years }) }),
		})),
		compounds: launch.project === null ? [] : compoundCards(request, read.many('project', [launch.project])),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Launch({ loaderData }: Route.ComponentProps) {
	const t = useTranslations();
	const { crumbs, launch, developer, area, delivery, eoi, price, plans, compounds } = loaderData;
	const lead = (
		<Badge color={launch.isPast ? 'neutral' : 'primary'} variant="soft" size="lg">
			{launch.day}
		</Badge>
	);
	return (
		<DetailPage crumbs={crumbs} title={launch.name} lead={lead} photo={launch.photo}>
			<div className="grid gap-8 pt-8">
				{launch.summary && <p className="max-w-[66ch] text-pretty font-med text-lg">{launch.summary}</p>}
				<Facts
					items={[
						{ label: t('records.startingPrice'), value: price && <Money value={price} /> },
						{ label: t('records.eoi'), value: eoi && <Money value={eoi} /> },
						{ label: t('property.delivery'), value: delivery },
						{ label: t('records.developer'), value: developer && <TextLink link={developer} /> },
						{ label: t('records.area'), value: area && <TextLink link={area} /> },
					]}
				/>
				<Prose html={launch.description} />
			</div>
			{plans.length > 0 && (
				<Section title={t('records.plans')}>
					<ul className="max-w-[66ch] divide-y divide-line border-line border-y">
						{plans.map(({ id, text }) => (
							<li key={id} className="py-3">
								{text}
							</li>
						))}
					</ul>
				</Section>
			)}
			<CompoundGrid title={t('property.compound')} cards={compounds} />
		</DetailPage>
	);
}
