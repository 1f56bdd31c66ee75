import { cairoToday } from '../../../content/cairo.ts';
import { parseId, pathOf } from '../addresses.ts';
import { formatsOf } from '../features/listings/formats.ts';
import { Facts } from '../features/records/facts.tsx';
import { jobFacts } from '../features/records/job-facts.ts';
import { Prose } from '../features/records/prose.tsx';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/career';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const id = parseId(args.params.id);
	const career = id && read.get('career', id);
	if (!career) throw notFound(args.request);
	const { name, summary, description } = career.translations[locale];
	const { valid_through } = career;
	const isClosed = valid_through !== null && valid_through < cairoToday();
	return {
		head: head({
			title: name,
			description: summary,
			path: { en: pathOf('career', career, 'en'), ar: pathOf('career', career, 'ar') },
			noIndex: isClosed,
		}),
		crumbs: [
			{ to: localePath('/careers', locale), text: t('pages.careers') },
			{ to: null, text: name },
		],
		name,
		summary,
		description,
		isClosed,
		until: valid_through && !isClosed ? t('records.openUntil', { date: formatsOf(request).date(valid_through, 'long') }) : null,
		facts: jobFacts(request, career),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Career({ loaderData: { crumbs, name, summary, description, isClosed, until, facts } }: Route.ComponentProps) {
	const t = useTranslations('records');
	return (
		<DetailPage crumbs={crumbs} title={name} lead={summary && <p className="max-w-[66ch] text-pretty text-lg">{summary}</p>}>
			<div className="grid gap-8 pt-6">
				{isClosed ? (
					<p className="rounded-md bg-warning-50 px-4 py-3 font-semi text-warning-800">{t('closed')}</p>
				) : (
					<p className="font-semi">{until}</p>
				)}
				<Facts
					items={[
						{ label: t('department'), value: facts.department },
						{ label: t('employment'), value: facts.employment },
						{ label: t('place'), value: facts.place },
					]}
				/>
				<Prose html={description} />
			</div>
		</DetailPage>
	);
}
