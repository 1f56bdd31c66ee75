import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { countWords } from '#app/parts/records/article.ts';
import { readingTime } from '#app/parts/records/post-cards.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import type { Photo } from '#content/reader.ts';
import { buildSection, type SectionData } from './section-data.ts';

export type PostTeaser = { id: number; to: string; title: string; photo: Photo | null; tag: string | null; meta: string };

const USUAL_LIMIT = 3;

export function postsData(request: PageRequest, block: PageBlock): (SectionData & { posts: PostTeaser[] }) | null {
	const { read, locale, t } = request;
	const posts = read.list('post', { limit: block.limit ?? USUAL_LIMIT }).map((post) => {
		const { name, body } = post.translations[locale];
		const day = post.published_on && createFormats(request).date(post.published_on, 'long');
		return {
			id: post.id,
			to: recordAddress('post', post, locale),
			title: name,
			photo: read.photo(post.image, locale),
			tag: read.many('tag', post.tags.slice(0, 1))[0]?.translations[locale].name ?? null,
			meta: [day, readingTime(request, countWords(body))].filter(Boolean).join(' · '),
		};
	});
	if (!posts.length) return null;
	return { ...buildSection(request, block, { title: t('pages.blog'), more: { path: '/blog', text: t('home.allPosts') } }), posts };
}
