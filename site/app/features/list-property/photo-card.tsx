import arrow from 'icon:pn/arrow';
import photoIcon from 'icon:tabler/photo';
import bin from 'icon:tabler/trash';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PhotoAction } from './photo-action.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import type { Photo, PhotoStore } from './photo-store.ts';
import type { PhotosData } from './photos-data.ts';

type Dragging = { dragged: string | null; setDragged: (key: string | null) => void };

type Props = Dragging & { photo: Photo; at: number; store: PhotoStore; data: PhotosData };

/** Photos are reordered by drag and drop, or with arrow buttons, which need neither a mouse nor a script. */
export function PhotoCard({ photo, at, store, data, dragged, setDragged }: Props) {
	const { key, id, src, name, state } = photo;
	const { actions, cover } = data;
	const card = useRef<HTMLLIElement>(null);
	const [isMouse, setMouse] = useState(false);
	const [isBroken, setBroken] = useState(false);

	function move(by: -1 | 1): void {
		flushSync(() => store.place(key, at + by));
		const isAtEnd = !(by < 0 ? card.current?.previousElementSibling : card.current?.nextElementSibling);
		// At either end one arrow is missing, so focus goes to the other.
		card.current?.querySelector<HTMLElement>(`button[value^=${by < 0 !== isAtEnd ? 'earlier' : 'later'}]`)?.focus();
	}

	/** Focus moves to the next photo, or to the file input. */
	function remove(): void {
		const next = card.current?.nextElementSibling ?? card.current?.previousElementSibling;
		const form = card.current?.closest('form');
		flushSync(() => store.remove(key));
		(next?.querySelector<HTMLElement>('button[value^=remove]') ?? form?.querySelector<HTMLElement>('input[type=file]'))?.focus();
	}

	return (
		<li
			ref={card}
			id={`photo-${key}`}
			data-photo-card
			data-state={state}
			data-dragged={dragged === key || undefined}
			draggable={isMouse || undefined}
			onPointerDown={({ pointerType }) => setMouse(pointerType === 'mouse')}
			onDragStart={({ dataTransfer }) => {
				setDragged(key);
				dataTransfer.effectAllowed = 'move';
				dataTransfer.setData('text/plain', '');
			}}
			onDragOver={(event) => {
				if (!dragged) return;
				event.preventDefault();
				store.place(dragged, at);
			}}
			onDrop={(event) => dragged && event.preventDefault()}
			onDragEnd={() => setDragged(null)}
			className="group/photo relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface data-dragged:opacity-40 data-[state=failed]:border-error-600"
		>
			<input type="hidden" name="photos" value={id} disabled={state !== 'done'} />
			<div className="relative aspect-4/3 bg-neutral-200">
				{isBroken && <Icon icon={photoIcon} className="absolute inset-0 m-auto size-8 text-neutral-500" />}
				<img
					src={src}
					alt={name}
					loading={photo.file ? 'eager' : 'lazy'}
					hidden={isBroken}
					onError={() => setBroken(true)}
					onLoad={() => setBroken(false)}
					className="size-full object-cover"
				/>
				<div className="absolute start-2 top-2 hidden group-[:nth-child(1_of_:not([data-state=failed]))]/photo:block">
					<Badge color="pn-blue" size="sm">
						{cover}
					</Badge>
				</div>
			</div>
			{state !== 'done' && <PhotoProgress photo={photo} labels={data.labels} retry={actions.retry} onRetry={() => store.retry(key)} />}
			<div className="mt-auto grid grid-cols-3 p-1 sm:flex">
				<PhotoAction
					go={`earlier-${id}`}
					act={() => move(-1)}
					label={`${actions.earlier}: ${name}`}
					className="group-first/photo:invisible"
				>
					<Icon icon={arrow} className="rotate-180 rtl:rotate-0" />
				</PhotoAction>
				<PhotoAction go={`later-${id}`} act={() => move(1)} label={`${actions.later}: ${name}`} className="group-last/photo:invisible">
					<Icon icon={arrow} className="rtl:rotate-180" />
				</PhotoAction>
				<PhotoAction go={`remove-${id}`} act={remove} label={`${actions.remove}: ${name}`} className="ms-auto">
					<Icon icon={bin} />
				</PhotoAction>
			</div>
		</li>
	);
}
