import { addressOf } from '../addresses.ts';
import { formatsOf } from '../features/listings/formats.ts';
import { jobFacts } from '../features/records/job-facts.ts';
import { pageContent } from '../features/records/page-content.ts';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/careers';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const content = pageContent(request, 'careers', t('pages.careers'));
	const jobs = read.list('career').map((career) => {
		const { name, summary } = career.translations[locale];
		const { department, employment, place } = jobFacts(request, career);
		return {
			id: career.id,
			to: addressOf('career', career, locale),
			name,
			summary,
			facts: [department, employment, place].filter(Boolean).join(' · '),
			until: career.valid_through && t('records.openUntil', { date: formatsOf(request).date(career.valid_through, 'long') }),
		};
	});
	return {
		head: head({ title: content.title, description: content.summary, path: '/careers' }),
		content,
		count: t('records.jobCount', { count: jobs.length }),
		jobs,
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Careers({ loaderData: { content, count, jobs } }: Route.ComponentProps) {
	return (
		<RecordsPage content={content} count={count} isEmpty={!jobs.length}>
			<ul className="divide-y divide-line border-line border-y">
				{jobs.map(({ id, to, name, summary, facts, until }) => (
					<li key={id} className="group relative grid gap-1 py-5 md:grid-cols-[1fr_auto] md:gap-x-8">
						<h3 className="text-lg">
							<a href={to} className="after:absolute after:inset-0 group-hover:text-action">
								{name}
							</a>
						</h3>
						<p className="text-ink-2 text-sm">{until}</p>
						<p className="text-ink-2 text-sm md:col-span-2">{facts}</p>
						{summary && <p className="max-w-[70ch] text-neutral-700 md:col-span-2">{summary}</p>}
					</li>
				))}
			</ul>
		</RecordsPage>
	);
}
