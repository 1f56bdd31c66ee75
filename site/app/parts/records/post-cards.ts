import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Post } from '#content/entities/editorial.ts';
import type { Locale } from '#domain/locales.ts';
import { createFormats } from '../listings/formats.ts';
import { countWords } from './article.ts';
import type { RecordCardData } from './record-list.tsx';

/** Words per minute of attentive reading. */
const pace: Record<Locale, number> = { en: 220, ar: 180 };

export const readingTime = ({ t, locale }: PageRequest, words: number): string =>
	t('blog.minutes', { count: Math.max(1, Math.round(words / pace[locale])) });

export const postCards = (request: PageRequest, posts: Post[]): RecordCardData[] =>
	optionalEach(request, 'post card', posts, (post) => {
		const { read, locale } = request;
		const { name, summary, body } = post.translations[locale];
		const [tag] = read.many('tag', post.tags.slice(0, 1));
		const facts = [
			tag?.translations[locale].name,
			post.published_on && createFormats(request).date(post.published_on, 'long'),
			readingTime(request, countWords(body)),
		];
		return {
			id: post.id,
			to: recordAddress('post', post, locale),
			photo: read.photo(post.image, locale),
			title: name,
			meta: facts.filter(Boolean).join(' · '),
			text: summary,
		};
	});

/** Posts with the most tags in common, newest first among equals. */
export function relatedPosts({ read }: PageRequest, post: Post, limit: number): Post[] {
	const shared = (other: Post) => other.tags.filter((tag) => post.tags.includes(tag)).length;
	const ids = read.find(() =>
		read
			.list('post')
			.filter(({ id }) => id !== post.id)
			.sort((a, b) => shared(b) - shared(a))
			.slice(0, limit)
			.map(({ id }) => id),
	);
	return read.many('post', ids);
}
