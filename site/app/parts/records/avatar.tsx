import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';

/** A face, or the first letter of the name. */
export function Avatar({ photo, name }: { photo: PhotoData | null; name: string }) {
	const style = 'size-16 shrink-0 overflow-hidden rounded-full';
	return photo ? (
		<Photo file={photo} sizes="64px" className={`${style} object-cover`} />
	) : (
		<span aria-hidden="true" className={`${style} grid place-items-center bg-pn-blue-50 font-display text-2xl text-action`}>
			{[...name][0]}
		</span>
	);
}
