import { Fragment } from 'react';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { Newsletter } from '#app/parts/alerts/newsletter.tsx';
import { CompoundCard } from '#app/parts/listings/compound-card.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { Section } from '#app/parts/page/section.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { RecordList } from '#app/parts/records/record-list.tsx';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { PostData, PostPart } from './post-data.ts';

export default function PostView({ data }: { data: PostData }) {
	const t = useTranslations('blog');
	const { crumbs, photo, contents, parts, related, newsletter } = data;
	const hasContents = contents.length > 2;
	return (
		<div className="wrap pb-16 pt-5">
			<Crumbs crumbs={crumbs} />
			<article>
				<Opening data={data} />
				{photo && (
					<div className="mt-8 aspect-3/2 w-full overflow-hidden rounded-xl md:aspect-21/9">
						<Photo file={photo} priority sizes="(min-width: 1280px) 1200px, calc(100vw - 40px)" className="size-full object-cover" />
					</div>
				)}
				<div className={`mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 ${hasContents ? 'lg:grid-cols-[280px_minmax(0,1fr)]' : ''}`}>
					{hasContents && <Contents contents={contents} />}
					<div className="grid max-w-[70ch] grid-cols-[minmax(0,1fr)] gap-6">
						{parts.map((part, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
							<Fragment key={index}>
								<Part part={part} />
							</Fragment>
						))}
					</div>
				</div>
			</article>
			{newsletter && <Newsletter data={newsletter} />}
			{related.length > 0 && (
				<Section title={t('related')}>
					<RecordList cards={related} />
				</Section>
			)}
		</div>
	);
}

function Opening({ data: { name, summary, author, published, minutes, tags } }: { data: PostData }) {
	const t = useTranslations('blog');
	return (
		<header className="mt-4 max-w-[800px]">
			<ul aria-label={t('tags')} className="flex flex-wrap gap-x-4">
				{tags.map(({ to, text }) => (
					<li key={to}>
						<a href={to} className="inline-flex min-h-6 items-center font-semi text-action text-sm underline-offset-3 hover:underline">
							{text}
						</a>
					</li>
				))}
			</ul>
			<h1 className="mt-2 text-balance text-3xl md:text-4xl">{name}</h1>
			{summary && <p className="mt-4 text-pretty text-lg text-neutral-700">{summary}</p>}
			<p className="mt-4 text-ink-2 text-sm">
				{author && <b className="font-semi text-ink">{author.name}</b>}
				{author?.title && ` · ${author.title}`}
				{published && (
					<>
						{author && ' · '}
						<time dateTime={published.day}>{published.text}</time>
					</>
				)}
				{minutes && ` · ${minutes}`}
			</p>
		</header>
	);
}

function Contents({ contents }: { contents: PostData['contents'] }) {
	const t = useTranslations('blog');
	return (
		<nav aria-label={t('contents')} className="self-start lg:sticky lg:top-24">
			<details open className="group/fold rounded-lg bg-stone px-5 py-2 lg:bg-transparent lg:p-0">
				<Fold text={t('contents')} className="font-semi" />
				<ol className="mt-1 mb-2 grid gap-1 border-line-strong border-s-2">
					{contents.map(({ id, text }) => (
						<li key={id}>
							<a
								href={`#${id}`}
								className="-ms-0.5 block border-transparent border-s-2 py-1 ps-4 text-ink-2 text-sm hover:border-action hover:text-action"
							>
								{text}
							</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}

function Part({ part }: { part: PostPart }) {
	if ('html' in part) return <Prose html={part.html} />;
	return (
		<div className="max-w-[46ch]">{'property' in part ? <PropertyCard card={part.property} /> : <CompoundCard card={part.compound} />}</div>
	);
}
