import chevron from 'icon:pn/chev';
import { useRef } from 'react';
import { button } from '#app/ui/button-variants.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { PlacesGroup } from './places-data.ts';
import { PlacesFields } from './places-fields.tsx';

type Props = { group: PlacesGroup; id: string; show: string };

/** A button in the filter sheet that opens the tree at full height. The checkboxes stay in the form, open or not. */
export function PlacesInSheet({ group, id, show }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { chosen, label, labels } = group;
	return (
		<>
			<button type="button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()} className="place-opener">
				{chosen.length ? (
					<b className="min-w-0 grow truncate font-semi text-pn-blue-800">{chosen.join(' · ')}</b>
				) : (
					<span className="grow text-neutral-600">{labels.example}</span>
				)}
				<Icon icon={chevron} mirrored />
			</button>
			<dialog ref={dialog} aria-label={label} className="place-dialog">
				<header className="flex h-15 shrink-0 items-center border-line border-b px-2">
					<button
						type="button"
						aria-label={labels.back}
						onClick={() => dialog.current?.close()}
						className="grid size-11 place-items-center"
					>
						<Icon icon={chevron} className="ltr:rotate-180" />
					</button>
					<h2 className="text-lg">{label}</h2>
				</header>
				<PlacesFields group={group} id={id} />
				<footer className="border-line border-t px-4 pt-2.5 pb-[calc(14px+env(safe-area-inset-bottom))]">
					<button type="button" onClick={() => dialog.current?.close()} className={button({ size: 'lg', className: 'w-full' })}>
						<span aria-live="polite">{show}</span>
					</button>
				</footer>
			</dialog>
		</>
	);
}
