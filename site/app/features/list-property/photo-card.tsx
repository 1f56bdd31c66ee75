import arrow from 'icon:pn/arrow';
import bin from 'icon:tabler/trash';
import { button } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { PhotoData, PhotosData } from './photos-data.ts';

/** A photo that is with us; without one, what the script makes new ones from. */
export function PhotoCard({ photo, data: { actions, cover } }: { photo: PhotoData | null; data: PhotosData }) {
	const { id = '', src, name = '' } = photo ?? {};
	return (
		<li
			data-photo-card
			data-state={photo ? 'done' : 'waiting'}
			className="group/photo relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface data-dragged:opacity-40 data-[state=failed]:border-error-600"
		>
			<input type="hidden" name="photos" defaultValue={id} disabled={!photo} />
			<div className="relative aspect-[4/3] bg-neutral-200">
				<img src={src} alt={name} loading="lazy" className="size-full object-cover" />
				<span className="absolute start-2 top-2 hidden rounded-full bg-brand px-2.5 py-0.5 font-semi text-white text-xs group-[:nth-child(1_of_:not([data-state=failed]))]/photo:block">
					{cover}
				</span>
			</div>
			<div className="grid gap-1.5 px-3 pt-2 text-sm group-data-[state=done]/photo:hidden">
				<bdi data-photo-name className="truncate font-med" />
				<progress max={100} value={0} className="h-1.5 w-full accent-action group-data-[state=failed]/photo:hidden" />
				<span
					data-photo-text
					className="text-ink-2 group-data-[state=failed]/photo:font-med group-data-[state=failed]/photo:text-error-700"
				/>
				<button type="button" hidden data-retry className={button({ size: 'sm', variant: 'outline', className: 'justify-self-start' })}>
					{actions.retry}
				</button>
			</div>
			<div className="mt-auto flex items-center p-1">
				<Action go={`earlier-${id}`} label={`${actions.earlier}: ${name}`} className="group-first/photo:invisible">
					<Icon icon={arrow} className="rotate-180 rtl:rotate-0" />
				</Action>
				<Action go={`later-${id}`} label={`${actions.later}: ${name}`} className="group-last/photo:invisible">
					<Icon icon={arrow} className="rtl:rotate-180" />
				</Action>
				<Action go={`remove-${id}`} label={`${actions.remove}: ${name}`} className="ms-auto">
					<Icon icon={bin} />
				</Action>
			</div>
		</li>
	);
}

const Action = ({ go, label, className, children }: { go: string; label: string; className: string; children: React.ReactNode }) => (
	<button
		type="submit"
		name="go"
		value={go}
		aria-label={label}
		title={label}
		className={button({ variant: 'ghost', size: 'square-md', className: `cursor-pointer ${className}` })}
	>
		{children}
	</button>
);
