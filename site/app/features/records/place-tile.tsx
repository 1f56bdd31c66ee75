import type { Photo as PhotoData } from '../../../../content/reader.ts';
import { Photo } from '../../ui/photo.tsx';

export type Place = { to: string; name: string; count: string; photo: PhotoData | null };

/** A place as its picture, with its name on a navy gradient. */
export function PlaceTile({ place, isLarge = false }: { place: Place; isLarge?: boolean }) {
	return (
		<li className={`group relative isolate overflow-hidden rounded-lg text-white ${isLarge ? 'col-span-2 row-span-2 lg:col-span-1' : ''}`}>
			<Photo
				file={place.photo}
				sizes={isLarge ? '(min-width: 1024px) 480px, 100vw' : '(min-width: 1024px) 240px, 50vw'}
				className="absolute inset-0 -z-10 size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
			/>
			<span className="absolute inset-0 -z-10 bg-[linear-gradient(180deg,rgb(10_23_69/0)_34%,rgb(10_23_69/0.86))]" aria-hidden="true" />
			<a href={place.to} className="absolute inset-0 flex flex-col justify-end p-4 leading-[1.4]">
				<b className={isLarge ? 'text-3xl font-bold tracking-head' : 'text-lg font-bold tracking-head'}>{place.name}</b>
				<span className="text-xs">{place.count}</span>
			</a>
		</li>
	);
}
