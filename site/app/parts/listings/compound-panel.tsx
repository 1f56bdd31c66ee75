import pin from 'icon:pn/pin';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { CompoundCardData } from './card-data.ts';
import { FactStrip } from './fact-strip.tsx';
import { Money } from './money.tsx';

export const panel =
	'group relative overflow-hidden rounded-xl border border-line bg-surface transition-[box-shadow,border-color] duration-200 hover:border-line-strong hover:shadow-2';
export const kicker = 'text-xs font-semi text-pn-blue-700';

/** As wide as two cards: where there are too few for a row. */
export function CompoundPanel({ compound }: { compound: CompoundCardData & { label?: string; summary?: string | null } }) {
	const { to, title, label, developer, photo, place, summary, from, facts } = compound;
	return (
		<article data-preview className={`${panel} grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]`}>
			<div className="overflow-hidden max-sm:aspect-video">
				<Photo
					file={photo}
					widest={1280}
					sizes="(min-width: 1280px) 305px, (min-width: 640px) 40vw, 320px"
					className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
			</div>
			<div className="flex min-w-0 flex-col p-6 max-md:p-5">
				<p className={kicker}>{label ?? developer}</p>
				<h3 className="text-xl wrap-anywhere">
					<a href={to} className="after:absolute after:inset-0 group-hover:text-action">
						{title}
					</a>
				</h3>
				<p className="flex items-center gap-1.5 text-ink-2 text-sm">
					<Icon icon={pin} className="size-4 text-neutral-500" />
					<span>{place}</span>
				</p>
				{summary && <p className="mt-3 line-clamp-3 text-neutral-700 text-sm">{summary}</p>}
				{from && (
					<p className="mt-auto flex items-baseline gap-2 pt-4 text-ink-2 text-xs">
						{from.label}
						<Money value={from.money} className="text-xl font-bold text-brand" />
					</p>
				)}
				<FactStrip facts={facts} className="mt-2 overflow-hidden rounded-md" />
			</div>
		</article>
	);
}
