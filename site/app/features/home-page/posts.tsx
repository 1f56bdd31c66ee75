import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { SectionHead } from '#app/parts/page/section.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { BlockData } from './home-page-data.ts';
import type { PostTeaser } from './posts-data.ts';

export function Posts({ data: { title, html, more, posts } }: { data: BlockData<'posts'> }) {
	return (
		<>
			<SectionHead isLarge title={title} html={html} more={more} />
			<CardRow columns={3}>
				{posts.map((post) => (
					<Teaser key={post.id} post={post} />
				))}
			</CardRow>
		</>
	);
}

function Teaser({ post: { to, title, photo, tag, meta } }: { post: PostTeaser }) {
	return (
		<article className="group relative">
			<div className="mb-3.5 aspect-video overflow-hidden rounded-lg">
				<Photo
					file={photo}
					widest={1024}
					sizes="(min-width: 768px) 384px, 320px"
					className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
			</div>
			{tag && <p className="font-semi text-action text-xs leading-line">{tag}</p>}
			<h3 className="mt-0.5 mb-2 text-pretty text-lg leading-snug group-hover:text-action">
				<a href={to} className="after:absolute after:inset-0">
					{title}
				</a>
			</h3>
			<p className="text-ink-2 text-xs leading-body">{meta}</p>
		</article>
	);
}
