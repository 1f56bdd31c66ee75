import pin from 'icon:pn/pin';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { formatInitial } from '../records/initials.ts';
import type { CompoundCardData } from './card-data.ts';
import { FactStrip } from './fact-strip.tsx';
import { Money } from './money.tsx';

export function CompoundCard({ card }: { card: CompoundCardData }) {
	return (
		<article className="group relative">
			<div className="relative aspect-4/3 overflow-hidden rounded-lg">
				<Photo
					file={card.photo}
					widest={1024}
					sizes="(min-width: 1280px) 285px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 320px"
					className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
				{card.developer && (
					<span className="absolute start-2.5 bottom-2.5 inline-flex max-w-[calc(100%-20px)] items-center gap-2 rounded-full bg-white p-1 pe-3 text-2xs font-semi leading-line">
						<span
							aria-hidden="true"
							className="grid size-5.5 shrink-0 place-items-center rounded-full bg-pn-blue-800 text-2xs leading-none text-white"
						>
							{formatInitial(card.developer)}
						</span>
						<span className="truncate">{card.developer}</span>
					</span>
				)}
			</div>
			<div className="pt-3">
				<h3 className="text-lg leading-head">
					<a href={card.to} className="after:absolute after:inset-0 group-hover:text-action">
						{card.title}
					</a>
				</h3>
				<p className="flex items-center gap-1.5 text-sm leading-line text-ink-2">
					<Icon icon={pin} className="size-4 text-neutral-500" />
					<span>{card.place}</span>
				</p>
				{card.from && (
					<p className="mt-2 flex items-baseline gap-2 text-xs text-ink-2">
						{card.from.label}
						<Money value={card.from.money} className="text-xl font-bold text-ink" />
					</p>
				)}
				{card.from?.converted && <p className="text-ink-2 text-xs">{card.from.converted}</p>}
				<FactStrip facts={card.facts} className="mt-2 overflow-hidden rounded-md" />
			</div>
		</article>
	);
}
