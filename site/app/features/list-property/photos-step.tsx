import shield from 'icon:pn/shield';
import problem from 'icon:tabler/alert-circle';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { button } from '#app/ui/button-variants.ts';
import { errorStyle } from '#app/ui/field-styles.ts';
import { Icon } from '#app/ui/icon.tsx';
import { FileChoice } from './file-choice.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PhotoStatus } from './photo-status.tsx';
import type { PhotoStore } from './photo-store.ts';
import type { PhotosData } from './photos-data.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

export function PhotosStep({ data, store }: { data: PhotosData; store: PhotoStore }) {
	const { refused, gone, labels } = data;
	const photos = useSyncExternalStore(store.subscribe, store.photos, store.photos);
	const [dragged, setDragged] = useState<string | null>(null);
	const choice = useRef<HTMLDivElement>(null);
	// Files chosen before hydration.
	useEffect(() => {
		for (const input of choice.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? []) takeFrom(input, store);
	}, [store]);
	return (
		<div>
			<p>{data.lead}</p>
			{gone && <p className={`mt-3 ${errorStyle}`}>{gone}</p>}
			<div
				ref={choice}
				data-drop
				onChange={({ target }) => target instanceof HTMLInputElement && takeFrom(target, store)}
				className="mt-4 grid gap-4 rounded-lg border-2 border-neutral-300 border-dashed bg-stone/50 p-5 in-data-over:border-action in-data-over:bg-pn-blue-50"
			>
				<FileChoice text={data.choose} multiple accept={ACCEPTED} aria-describedby="photo-kinds" />
				<FileChoice text={data.camera} accept="image/*" capture="environment" className="pointer-fine:hidden" />
				<p className="hidden text-ink-2 text-sm pointer-fine:in-data-live:block">{data.drop}</p>
				<p id="photo-kinds" className="text-ink-2 text-sm">
					{data.kinds}
				</p>
				<button
					type="submit"
					formNoValidate
					name="go"
					value="add"
					className={button({ variant: 'outline', className: 'justify-self-start in-data-live:hidden' })}
				>
					{data.add}
				</button>
			</div>
			{refused.length > 0 && (
				<ul aria-label={data.notAdded} className="mt-4 grid gap-2">
					{refused.map(({ name, text }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is drawn once
						<li key={index} className={errorStyle}>
							<Icon icon={problem} className="mt-[0.25em] shrink-0" />
							<span>
								<bdi className="font-semi">{name}</bdi>: {text}
							</span>
						</li>
					))}
				</ul>
			)}
			<PhotoStatus photos={photos} store={store} labels={labels} />
			<div hidden={photos.length === 0} className="mt-4">
				<h4 className="font-semi text-base">{data.yours}</h4>
				<p className="mt-1 text-ink-2 text-sm">
					{data.order} <span className="hidden pointer-fine:in-data-live:inline">{data.drag}</span>
				</p>
				<ol data-photo-list className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
					{photos.map((photo, at) => (
						<PhotoCard key={photo.key} photo={photo} at={at} store={store} data={data} dragged={dragged} setDragged={setDragged} />
					))}
				</ol>
			</div>
			<p className="mt-4 flex items-start gap-2 text-ink-2 text-sm">
				<Icon icon={shield} className="mt-[0.25em] shrink-0" />
				{data.safe}
			</p>
		</div>
	);
}

function takeFrom(input: HTMLInputElement, store: PhotoStore): void {
	if (!input.files?.length) return;
	store.take([...input.files]);
	input.value = '';
}
