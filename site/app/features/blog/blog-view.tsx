import { useLocation } from 'react-router';
import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { Newsletter } from '#app/parts/alerts/newsletter.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import { PageLinks } from '#app/parts/page/page-links.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { type RecordCardData, RecordList } from '#app/parts/records/record-list.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { BlogData } from './blog-data.ts';

export default function BlogView({
	data: { content, title, isOfTag, count, empty, tags, lead, cards, paging, newsletter },
}: {
	data: BlogData;
}) {
	const blog = { to: localePath('/blog', parseLocale(useLocation().pathname)), text: content.title };
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage
			crumbs={isOfTag ? [blog, { to: null, text: title }] : [{ to: null, text: title }]}
			title={title}
			count={count}
			intro={!isOfTag && intro && <Prose html={intro.html} />}
			filters={tags.length > 0 && <Tags tags={tags} />}
			pagination={
				<>
					<PageLinks paging={paging} />
					{newsletter && <Newsletter data={newsletter} />}
				</>
			}
		>
			{lead && <LeadPost card={lead} />}
			{empty ? <EmptyState data={empty} /> : <RecordList cards={cards} />}
		</ListPage>
	);
}

function Tags({ tags }: { tags: BlogData['tags'] }) {
	const t = useTranslations('blog');
	return (
		<nav aria-label={t('tags')} className="-mx-5 overflow-x-auto px-5 [scrollbar-width:none] sm:mx-0 sm:px-0">
			<ul className="flex gap-2 sm:flex-wrap">
				{tags.map(({ key, text, to, isChosen }) => (
					<li key={key}>
						<a
							href={to}
							aria-current={isChosen ? 'true' : undefined}
							className="inline-flex h-9.5 items-center whitespace-nowrap rounded-full border-[1.5px] border-line-strong px-4 font-med text-sm hover:border-neutral-400 aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-white"
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function LeadPost({ card: { to, photo, title, meta, text } }: { card: RecordCardData }) {
	return (
		<article className="group relative mb-10 grid overflow-hidden rounded-xl bg-stone md:grid-cols-[1.35fr_1fr]">
			<div className="aspect-video overflow-hidden md:aspect-auto md:min-h-[400px]">
				<Photo
					file={photo}
					priority
					sizes="(min-width: 1280px) 690px, (min-width: 768px) 57vw, calc(100vw - 40px)"
					className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
			</div>
			<div className="grid content-center gap-3 p-6 md:p-10">
				<p className="text-ink-2 text-xs">{meta}</p>
				<h3 className="text-balance text-2xl leading-snug group-hover:text-action">
					<a href={to} className="after:absolute after:inset-0">
						{title}
					</a>
				</h3>
				{text && <p className="text-neutral-700">{text}</p>}
			</div>
		</article>
	);
}
