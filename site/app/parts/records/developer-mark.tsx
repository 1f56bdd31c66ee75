import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';
import { formatInitial } from './initials.ts';

export function DeveloperMark({ logo, name, className = '' }: { logo: PhotoData | null; name: string; className?: string }) {
	return logo ? (
		<Photo file={{ ...logo, alt: '' }} sizes="64px" className={`size-14 shrink-0 rounded-md object-contain ${className}`} />
	) : (
		<span
			aria-hidden="true"
			className={`grid size-14 shrink-0 place-items-center rounded-md bg-pn-blue-50 font-display text-action text-xl ${className}`}
		>
			{formatInitial(name)}
		</span>
	);
}
