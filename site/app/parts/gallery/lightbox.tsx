import './lightbox.css';
import close from 'icon:pn/x';
import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { closeOnBack } from '#app/navigation/close-on-back.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ExtraProps } from './extra-stage.tsx';
import type { LightboxProps } from './gallery.tsx';
import { PhotoStage } from './photo-stage.tsx';

const PHOTOS = 'photos';

/** Loaded separately, since most visitors only look at photographs. If loading fails, a link remains. */
const ExtraStage = lazy<ComponentType<ExtraProps>>(() => import('./extra-stage.tsx').catch(() => ({ default: ExtraLink })));

const ExtraLink = ({ extra: { href, text } }: ExtraProps) => (
	<a href={href} className="m-auto p-4 underline underline-offset-3">
		{text}
	</a>
);

/** A native dialog, which traps focus, closes with Escape and restores focus. */
export function Lightbox({ data, opensAt, onClose }: LightboxProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [opensKey, opensRoom] = opensAt.split(':');
	const startsWith = data.extras.find(({ key }) => key === opensKey);
	const [tab, setTab] = useState(startsWith ? startsWith.key : PHOTOS);
	const extra = data.extras.find(({ key }) => key === tab);
	const tabs = [...(data.photos.length ? [{ key: PHOTOS, text: data.labels.photos }] : []), ...data.extras];

	// Content is rendered after the dialog is painted: a hidden strip cannot be scrolled, and rendering both would delay the response to the
	// tap.
	const [isShown, setShown] = useState(false);
	useLayoutEffect(() => {
		if (dialog.current && !dialog.current.open) {
			dialog.current.showModal();
			closeOnBack(dialog.current);
		}
		afterPaint(() => setShown(true));
		document.documentElement.classList.add('overflow-hidden');
		return () => document.documentElement.classList.remove('overflow-hidden');
	}, []);

	return (
		<dialog ref={dialog} aria-label={data.label} onClose={onClose} className="lightbox on-brand">
			<div className="order-first flex items-center gap-2 px-2 py-1">
				<div className="lightbox-tabs">
					{tabs.length > 1 &&
						tabs.map(({ key, text }) => (
							<button
								key={key}
								ref={isShown && key === tab ? showTab : null}
								type="button"
								aria-pressed={key === tab}
								onClick={() => setTab(key)}
								className="lightbox-tab"
							>
								{text}
							</button>
						))}
				</div>
				<button type="button" aria-label={data.labels.close} onClick={() => dialog.current?.close()} className="lightbox-round">
					<Icon icon={close} />
				</button>
			</div>
			{isShown && extra && (
				<Suspense>
					<ExtraStage key={extra.key} extra={extra} room={opensRoom ? Number(opensRoom) : null} labels={data.labels} />
				</Suspense>
			)}
			{isShown && !extra && <PhotoStage photos={data.photos} startsAt={startsWith ? 0 : Number(opensAt)} labels={data.labels} />}
		</dialog>
	);
}

/** On a phone the tabs scroll. */
const showTab = (tab: HTMLElement | null): void => {
	tab?.scrollIntoView({ inline: 'center', block: 'nearest' });
};
