import { Money } from '#app/parts/listings/money.tsx';
import { button } from '#app/ui/button-look.ts';
import { Photo } from '#app/ui/photo.tsx';
import type { Similar } from './property-data.ts';

const SHOWN = 3;

/** In the place of whoever would answer: what can be had instead. */
export function SimilarPanel({ data: { panel, button: all, cards } }: { data: Similar }) {
	return (
		<section className="rounded-xl border border-line bg-surface px-6 py-5 max-md:px-5">
			<h2 className="mb-3 text-lg">{panel}</h2>
			<ul className="grid gap-3">
				{cards.slice(0, SHOWN).map(({ id, to, photo, title, price, type, area, place }) => (
					<li key={id} className="group relative flex gap-3">
						<Photo file={photo && { ...photo, alt: '' }} sizes="96px" widest={320} className="h-18 w-24 shrink-0 rounded-md object-cover" />
						<div className="min-w-0 leading-line">
							<a href={to} className="font-bold text-brand after:absolute after:inset-0 group-hover:text-action">
								<span className="sr-only">{title}: </span>
								<Money value={price} />
							</a>
							<p className="truncate text-xs">{[type, area].filter(Boolean).join(' · ')}</p>
							<p className="truncate text-ink-2 text-xs">{place}</p>
						</div>
					</li>
				))}
			</ul>
			<a href="#similar" className={button({ variant: 'outline', className: 'mt-4 w-full' })}>
				{all}
			</a>
		</section>
	);
}
