import { addressOf } from '../addresses.ts';
import { pageContent } from '../features/records/page-content.ts';
import { RecordList } from '../features/records/record-list.tsx';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/developers';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const content = pageContent(request, 'developers', t('pages.developers'));
	const developers = read.list('developer').map((developer) => {
		const { name, summary } = developer.translations[locale];
		const compounds = read.count('project', { field: 'developer', id: developer.id });
		return {
			id: developer.id,
			to: addressOf('developer', developer, locale),
			photo: read.photo(developer.cover ?? developer.logo, locale),
			title: name,
			meta: [
				...(developer.founded ? [t('records.founded', { year: String(developer.founded) })] : []),
				t('count.compounds', { count: compounds }),
			].join(' · '),
			text: summary,
		};
	});
	return {
		head: head({ title: content.title, description: content.summary ?? t('records.developersDescription'), path: '/developers/more' }),
		content,
		count: t('records.developerCount', { count: developers.length }),
		developers,
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Developers({ loaderData: { content, count, developers } }: Route.ComponentProps) {
	return (
		<RecordsPage content={content} count={count} isEmpty={!developers.length}>
			<RecordList cards={developers} />
		</RecordsPage>
	);
}
