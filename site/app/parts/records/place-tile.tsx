import { Photo } from '#app/ui/photo.tsx';
import type { Photo as PhotoData } from '#content/reader.ts';

export type Place = { to: string; name: string; count: string; price: string | null; photo: PhotoData | null };

export function PlaceTile({ place: { to, name, count, price, photo }, isLarge = false }: { place: Place; isLarge?: boolean }) {
	return (
		<li
			className={`group relative isolate grid overflow-hidden rounded-lg bg-brand text-white ${isLarge ? 'max-xl:col-span-full xl:row-span-2' : ''}`}
		>
			<Photo
				file={photo}
				widest={isLarge ? 1536 : 1024}
				sizes={
					isLarge
						? '(min-width: 1280px) 640px, (min-width: 768px) 100vw, 320px'
						: '(min-width: 1280px) 310px, (min-width: 768px) 33vw, 160px'
				}
				className="absolute inset-0 -z-10 size-full object-cover transition-[scale] duration-360 group-hover:scale-[1.04]"
			/>
			<a
				href={to}
				className={`on-photo flex flex-col self-end leading-snug after:absolute after:inset-0 ${isLarge ? 'px-4 pb-3.5 xl:px-6 xl:pb-5' : 'px-3.5 pb-2 md:px-5 md:pb-4'}`}
			>
				<b className={`font-bold leading-head tracking-head ${isLarge ? 'text-2xl md:text-3xl' : 'text-lg'}`}>{name}</b>
				<span className={`grid text-balance leading-snug ${isLarge ? 'text-sm md:text-base' : 'text-xs'}`}>
					<span>{count}</span>
					{price && <bdi>{price}</bdi>}
				</span>
			</a>
		</li>
	);
}
