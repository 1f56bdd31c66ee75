import arrow from 'icon:pn/arrow';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { CompoundPanel, kicker, panel } from '../listings/compound-panel.tsx';
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
