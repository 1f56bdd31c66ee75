import type { Photo as PhotoData } from '#content/reader.ts';
import { Avatar } from './avatar.tsx';

export type Person = { id: number; to: string | null; photo: PhotoData | null; name: string; title: string | null; text: string | null };

export function PersonCard({ person: { to, photo, name, title, text } }: { person: Person }) {
	return (
		<article className="group relative flex gap-4">
			<Avatar photo={photo} name={name} />
			<div className="min-w-0">
				<h3 className="text-lg leading-snug">
					{to ? (
						<a href={to} className="after:absolute after:inset-0 group-hover:text-action">
							{name}
						</a>
					) : (
						name
					)}
				</h3>
				{title && <p className="text-ink-2 text-sm">{title}</p>}
				{text && <p className="mt-1.5 text-neutral-700 text-sm">{text}</p>}
			</div>
		</article>
	);
}
