import type { BlogPostingLeaf } from 'schema-dts';
import type { Post } from '#content/entities/editorial.ts';
import type { Photo } from '#content/reader.ts';
import { locales } from '#domain/locales.ts';
import { type DescribedPage, picture } from './described-page.ts';
import { publisher } from './organization.ts';

type Details = { post: Post; photo: Photo | null; author: { name: string; title: string | null } | null; tags: readonly string[] };

/** Without a named author, the brokerage is the author. */
export function blogPosting(page: DescribedPage, { post, photo, author, tags }: Details): BlogPostingLeaf {
	const { name, summary } = post.translations[page.locale];
	return {
		'@type': 'BlogPosting',
		'@id': `${page.address}#article`,
		mainEntityOfPage: page.address,
		headline: name,
		...(summary && { description: summary }),
		inLanguage: locales[page.locale].language,
		...(post.published_on && { datePublished: post.published_on }),
		author: author ? { '@type': 'Person', name: author.name, ...(author.title && { jobTitle: author.title }) } : publisher(page),
		publisher: publisher(page),
		...(photo && { image: picture(page, photo) }),
		...(tags.length > 0 && { keywords: [...tags] }),
	};
}
