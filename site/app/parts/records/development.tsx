import arrow from 'icon:pn/arrow';
import pin from 'icon:pn/pin';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { FactStrip } from '../listings/fact-strip.tsx';
import { Money } from '../listings/money.tsx';
import type { DeveloperCard, Development as DevelopmentData } from './development-data.ts';
import { formatInitial } from './initials.ts';

export function Development({ data: { title, compound, developer } }: { data: DevelopmentData }) {
	return (
		<section>
			<h2 className="mb-5 text-2xl">{title}</h2>
			<div className={`grid gap-5 ${developer ? 'lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]' : ''}`}>
				<CompoundPanel compound={compound} />
				{developer && <DeveloperPanel developer={developer} />}
			</div>
		</section>
	);
}

const panel =
	'group relative overflow-hidden rounded-xl border border-line bg-surface transition-[box-shadow,border-color] duration-200 hover:border-line-strong hover:shadow-2';
const kicker = 'text-xs font-semi text-pn-blue-700';

function CompoundPanel({ compound }: { compound: DevelopmentData['compound'] }) {
	const { to, title, label, photo, place, summary, from, facts } = compound;
	return (
		<article data-preview className={`${panel} grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]`}>
			<div className="overflow-hidden max-sm:aspect-video">
				<Photo
					file={photo}
					widest={1280}
					sizes="(min-width: 1280px) 305px, (min-width: 640px) 40vw, calc(100vw - 40px)"
					className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
			</div>
			<div className="flex min-w-0 flex-col p-6 max-md:p-5">
				<p className={kicker}>{label}</p>
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

function DeveloperPanel({ developer: { to, label, name, logo, summary, facts } }: { developer: DeveloperCard }) {
	return (
		<article data-preview className={`${panel} flex flex-col p-6 max-md:p-5`}>
			{logo ? (
				<Photo
					file={{ ...logo, alt: '' }}
					sizes="120px"
					widest={320}
					className="mb-3 h-12 w-auto max-w-full self-start bg-transparent object-contain"
				/>
			) : (
				<span aria-hidden="true" className="mb-3 grid size-12 place-items-center rounded-full bg-pn-blue-800 font-semi text-lg text-white">
					{formatInitial(name)}
				</span>
			)}
			<p className={kicker}>{label}</p>
			<h3 className="text-xl wrap-anywhere">
				<a href={to} className="after:absolute after:inset-0 group-hover:text-action">
					{name}
				</a>
			</h3>
			{summary && <p className="mt-3 line-clamp-4 text-neutral-700 text-sm">{summary}</p>}
			<p className="mt-auto flex items-center justify-between gap-3 pt-4 text-ink-2 text-xs">
				{facts}
				<Icon icon={arrow} mirrored className="text-action" />
			</p>
		</article>
	);
}
