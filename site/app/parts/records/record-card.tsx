import type { ReactNode } from 'react';
import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';

type Props = { to: string; photo: PhotoData | null; title: string; meta?: ReactNode; text?: string | null };

export function RecordCard({ to, photo, title, meta, text }: Props) {
	return (
		<article className="group relative">
			<div className="mb-3.5 aspect-video overflow-hidden rounded-lg">
				<Photo
					file={photo}
					sizes="(min-width: 1024px) 390px, (min-width: 640px) 50vw, 320px"
					className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
			</div>
			<h3 className="text-balance text-lg leading-snug group-hover:text-action">
				<a href={to} className="after:absolute after:inset-0">
					{title}
				</a>
			</h3>
			{meta && <p className="mt-0.5 text-xs text-ink-2">{meta}</p>}
			{text && <p className="mt-1.5 text-sm text-neutral-700">{text}</p>}
		</article>
	);
}
