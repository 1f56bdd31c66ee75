import type { ReactNode } from 'react';
import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';

type Props = {
	to: string;
	photo: PhotoData | null;
	title: string;
	meta?: ReactNode;
	text?: string | null;
	/** Whether the picture is beside the text, where cards are in pairs (tablets) and in threes (desks). */
	beside?: { inPairs: boolean; inThrees: boolean };
};

export function RecordCard({ to, photo, title, meta, text, beside }: Props) {
	return (
		<article className={`group relative gap-5 ${beside ? layOut(beside) : ''}`}>
			<div className="mb-3.5 aspect-video overflow-hidden rounded-lg">
				<Photo
					file={photo}
					sizes="(min-width: 1024px) 390px, (min-width: 640px) 50vw, 320px"
					className="size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
				/>
			</div>
			<div>
				<h3 className="text-balance text-lg leading-snug group-hover:text-action">
					<a href={to} className="after:absolute after:inset-0">
						{title}
					</a>
				</h3>
				{meta && <p className="mt-0.5 text-xs text-ink-2">{meta}</p>}
				{text && <p className="mt-1.5 text-sm text-neutral-700">{text}</p>}
			</div>
		</article>
	);
}

function layOut({ inPairs, inThrees }: { inPairs: boolean; inThrees: boolean }): string {
	if (inPairs) return inThrees ? 'sm:grid sm:grid-cols-2' : 'sm:grid sm:grid-cols-2 lg:block';
	return inThrees ? 'lg:grid lg:grid-cols-2' : '';
}
