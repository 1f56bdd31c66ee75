import clock from 'icon:pn/clock';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { Blocks } from '#app/parts/blocks/blocks.tsx';
import { Money } from '#app/parts/listings/money.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { ListPage } from '#app/parts/page/list-page.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { TextLink } from '#app/parts/prose/text-link.tsx';
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { OfferData, OffersData } from './offers-data.ts';

export default function OffersView({ data: { content, count, empty, offers } }: { data: OffersData }) {
	const [intro] = content.blocks[0]?.type === 'rich_text' ? content.blocks : [];
	return (
		<ListPage crumbs={[{ to: null, text: content.title }]} title={content.title} count={count} intro={intro && <Prose html={intro.html} />}>
			{empty && <EmptyState data={empty} />}
			<ul className="grid gap-x-6 md:grid-cols-2">
				{offers.map((offer) => (
					<li key={offer.id} id={`offer-${offer.id}`} className={`mb-6 ${level}`}>
						<OfferCard offer={offer} />
					</li>
				))}
			</ul>
			<Blocks blocks={intro ? content.blocks.slice(1) : content.blocks} />
		</ListPage>
	);
}

/** Subgrid: aligns picture, text and button with the card beside it. */
const level = 'row-span-3 grid grid-rows-subgrid';

function OfferCard({ offer }: { offer: OfferData }) {
	const t = useTranslations('records');
	const { name, photo, summary, description, discount, price, converted, before, on, ask } = offer;
	return (
		<article className={`overflow-hidden rounded-xl border border-line bg-surface ${level}`}>
			<div className="relative aspect-2/1 overflow-hidden">
				<Photo file={photo} sizes="(min-width: 1280px) 590px, (min-width: 768px) 46vw, 320px" className="size-full object-cover" />
				{discount && (
					<p className="absolute start-4 bottom-4 rounded-md bg-pn-red-600 px-3 py-1 font-bold text-white text-xl">
						<bdi>{discount}</bdi>
					</p>
				)}
			</div>
			<div className="grid content-start gap-3 px-5 pt-5 md:px-6 md:pt-6">
				<Until offer={offer} />
				<h3 className="text-xl">{name}</h3>
				{price && (
					<p className="flex flex-wrap items-baseline gap-x-3">
						<Money value={price} className="font-bold text-2xl text-brand" />
						{before && <s className="text-ink-2 text-sm decoration-pn-red-500">{before}</s>}
						{converted && <small className="w-full text-ink-2 text-sm">{converted}</small>}
					</p>
				)}
				{summary && <p className="text-neutral-700">{summary}</p>}
				<ul className="flex flex-wrap gap-x-5">
					{on.map((link) => (
						<li key={link.to}>
							<TextLink link={link} />
						</li>
					))}
				</ul>
			</div>
			<div className="grid content-start gap-3 p-5 pt-3 md:p-6 md:pt-3">
				<p>
					<a href={ask.to} className={button({ variant: 'outline' })}>
						{ask.text}
					</a>
				</p>
				{description && (
					<Accordion className="border-b-0">
						<AccordionItem title={t('offerTerms')}>
							<Prose html={description} under={3} />
						</AccordionItem>
					</Accordion>
				)}
			</div>
		</article>
	);
}

/** Red is only used for offers with an end date. */
function Until({ offer: { until, left, isEnding } }: { offer: OfferData }) {
	return (
		<p className={`flex items-center gap-2 font-semi text-sm ${isEnding ? 'text-pn-red-700' : 'text-ink-2'}`}>
			<Icon icon={clock} className="size-4" />
			{until} · {left}
		</p>
	);
}
