import arrow from 'icon:pn/arrow';
import clock from 'icon:pn/clock';
import pin from 'icon:pn/pin';
import { Money } from '#app/parts/listings/money.tsx';
import { Lead } from '#app/parts/page/lead.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Lattice } from '#app/ui/lattice.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { BlockData } from './home-page-data.ts';
import type { OfferCardData } from './offers-data.ts';

/** Red is only used for offers with an end date. From four on, the fourth is partly visible, to hint at scrolling. */
export function Offers({ data: { title, html, more, cards } }: { data: BlockData<'offers'> }) {
	const width = cards.length > 3 ? '' : 'lg:w-[calc((100%-28px)/3)]';
	return (
		<div className="on-brand relative isolate overflow-hidden bg-pn-red-700 text-white max-md:-mx-(--gutter) max-md:px-(--gutter) max-md:py-9 md:rounded-xl md:p-8 md:pe-7 xl:grid xl:grid-cols-[252px_minmax(0,1fr)] xl:gap-7">
			<Lattice className="opacity-10 [mask:linear-gradient(var(--inline-angle),#000,transparent_46%)]" />
			<div className="flex flex-col items-start max-xl:mb-5">
				<h2 className="text-3xl">{title}</h2>
				<Lead html={html} className="mt-1.5 mb-4 max-w-[60ch] text-pn-red-100 md:mt-2.5 md:mb-5" />
				{more && (
					<a
						href={more.to}
						className="mt-auto inline-flex min-h-11 items-center gap-2 rounded-md bg-surface px-4.5 font-semi text-pn-red-700 leading-tight hover:bg-pn-red-50"
					>
						{more.text}
						<Icon icon={arrow} mirrored />
					</a>
				)}
			</div>
			<ul className="flex snap-x snap-mandatory gap-3.5 overflow-x-auto [scrollbar-width:none] max-md:-mx-(--gutter) max-md:scroll-px-(--gutter) max-md:px-(--gutter) md:-me-7 md:pe-7">
				{cards.map((card) => (
					<li key={card.id} className={`w-60 shrink-0 snap-start ${width}`}>
						<OfferCard card={card} />
					</li>
				))}
			</ul>
		</div>
	);
}

function OfferCard({ card: { to, title, photo, tag, of, text, price, earlierPrice, ends, left } }: { card: OfferCardData }) {
	return (
		<article className="relative flex h-full flex-col overflow-hidden rounded-lg bg-surface text-ink">
			<Photo file={photo} widest={1024} sizes="280px" className="aspect-16/10 w-full object-cover" />
			<div className="flex flex-1 flex-col items-start px-4 pb-3.5">
				<p className="relative -mt-[22px] inline-flex min-h-9.5 items-baseline gap-1.5 rounded-sm bg-pn-red-600 px-3 py-1.5 text-white leading-snug">
					<span className={tag.isFigure ? 'font-bold text-xl tracking-num' : 'self-center font-semi text-md'}>{tag.text}</span>
				</p>
				<h3 className="mt-2 font-semi text-base leading-head">
					<a href={to} className="after:absolute after:inset-0">
						{title}
					</a>
				</h3>
				{of && (
					<p className="flex max-w-full items-center gap-1.5 text-ink-2 text-sm leading-line">
						<Icon icon={pin} className="size-4 text-neutral-500" />
						<span>{of}</span>
					</p>
				)}
				{price ? (
					<p className="mt-1.5 mb-2.5 flex flex-wrap items-baseline gap-x-2 leading-snug">
						<Money value={price} className="font-bold text-xl [&_span]:text-inherit" />
						{earlierPrice && <s className="text-ink-2 text-xs decoration-pn-red-500">{earlierPrice}</s>}
					</p>
				) : (
					text && <p className="mt-1.5 mb-2.5 line-clamp-3 text-neutral-700 text-sm leading-line">{text}</p>
				)}
				<div className="mt-auto w-full">
					<span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-pn-red-100">
						<span className="block h-full rounded-full bg-pn-red-600" style={{ inlineSize: `${left}%` }} />
					</span>
					<p className="mt-2 flex items-center gap-1.5 font-semi text-pn-red-700 text-xs leading-line">
						<Icon icon={clock} className="size-4" />
						{ends}
					</p>
				</div>
			</div>
		</article>
	);
}
