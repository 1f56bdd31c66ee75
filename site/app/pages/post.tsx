import { cairoToday } from '../../../content/cairo.ts';
import { parseId, pathOf } from '../addresses.ts';
import { formatsOf } from '../features/listings/formats.ts';
import { Prose } from '../features/records/prose.tsx';
import { localePath } from '../i18n/locales.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { Badge } from '../ui/badge.tsx';
import type { Route } from './+types/post';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const id = parseId(args.params.id);
	const post = id && read.get('post', id);
	const isDue = post && (post.published_on ?? '') <= cairoToday();
	if (!post || !isDue) throw notFound(args.request);
	const { name, summary, body } = post.translations[locale];
	const photo = read.photo(post.image, locale);
	const author = post.author === null ? null : read.get('team_member', post.author);
	return {
		head: head({
			title: name,
			description: summary,
			path: { en: pathOf('post', post, 'en'), ar: pathOf('post', post, 'ar') },
			image: photo,
		}),
		crumbs: [
			{ to: localePath('/blog', locale), text: t('pages.blog') },
			{ to: null, text: name },
		],
		name,
		summary,
		body,
		photo,
		author: author && t('common.by', { name: author.translations[locale].name }),
		published: post.published_on && t('records.published', { date: formatsOf(request).date(post.published_on, 'long') }),
		tags: read.many('tag', post.tags).map((tag) => ({ id: tag.id, name: tag.translations[locale].name })),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Post({ loaderData: { crumbs, name, summary, body, photo, author, published, tags } }: Route.ComponentProps) {
	const lead = (
		<div className="grid gap-3">
			<p className="text-sm">{[author, published].filter(Boolean).join(' · ')}</p>
			{tags.length > 0 && (
				<ul className="flex flex-wrap gap-2">
					{tags.map((tag) => (
						<li key={tag.id}>
							<Badge color="neutral" variant="soft">
								{tag.name}
							</Badge>
						</li>
					))}
				</ul>
			)}
		</div>
	);
	return (
		<DetailPage crumbs={crumbs} title={name} lead={lead} photo={photo}>
			<article className="grid gap-6 pt-8">
				{summary && <p className="max-w-[60ch] text-pretty font-med text-lg">{summary}</p>}
				<Prose html={body} />
			</article>
		</DetailPage>
	);
}
