import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';
import { formatInitials } from './initials.ts';

/** A face, or the initials of the name. */
export function Avatar({ photo, name }: { photo: PhotoData | null; name: string }) {
	const style = 'size-16 shrink-0 overflow-hidden rounded-full';
	return photo ? (
		<Photo file={photo} sizes="64px" className={`${style} object-cover`} />
	) : (
		<span
			aria-hidden="true"
			className={`${style} grid place-items-center whitespace-nowrap bg-pn-blue-50 font-display text-action text-xl`}
		>
			{formatInitials(name)}
		</span>
	);
}
