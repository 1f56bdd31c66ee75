import grid from 'icon:pn/grid';
import shield from 'icon:pn/shield';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { photoAddress } from '#app/ui/photo-address.ts';
import { ListingBadges } from '../listings/listing-badges.tsx';
import { type GalleryData, IN_FIRST_VIEW } from './gallery-data.ts';

const LARGE = 2048;

/** Layouts for fewer than five photographs. */
const mosaics = [
	'',
	'md:grid-cols-1 md:grid-rows-[452px]',
	'md:grid-cols-2 md:grid-rows-[452px]',
	'md:grid-cols-[2fr_1fr] md:grid-rows-[222px_222px]',
	'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-[222px_222px] md:[&>:nth-child(2)]:col-span-2',
	'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-[222px_222px]',
];

/**
 * A swipeable strip on phones, a mosaic on wider screens. Photographs link to their large version, and "all photos" links to this part's
 * anchor, which expands the mosaic, so the gallery works without its script.
 */
export default function GalleryPhotos({ data }: { data: GalleryData }) {
	const { label, photos, badges, labels } = data;
	const mosaic = Math.min(photos.length, IN_FIRST_VIEW);
	if (mosaic === 0)
		return (
			<div id="photos" className="md:wrap">
				<Photo file={null} sizes="100vw" className="h-[220px] w-full md:h-[320px] md:rounded-xl" />
			</div>
		);
	return (
		<section id="photos" aria-label={label} className="group md:wrap">
			<div className="relative md:overflow-hidden md:rounded-xl">
				<ul
					className={`flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:grid md:gap-2 md:overflow-visible ${mosaics[mosaic]} md:group-target:auto-rows-[264px] md:group-target:grid-cols-3 md:group-target:grid-rows-none`}
				>
					{photos.map((photo, index) => (
						<li
							key={photo.id}
							className={`relative w-full shrink-0 snap-center max-md:aspect-4/3 md:min-h-0 ${choosePlaceClasses(index, mosaic)}`}
						>
							<a href={photoAddress(photo, LARGE)} data-opens={index} className="block size-full -outline-offset-4">
								<Photo
									file={photo}
									priority={index === 0}
									widest={mosaic === 1 ? 2560 : 1536}
									sizes={chooseSizes(index, mosaic)}
									className="size-full object-cover"
								/>
								{photos.length > 1 && (
									<span className="absolute end-3 bottom-3 grid h-7.5 place-items-center rounded-full bg-brand-deep/72 px-3 text-sm font-semi leading-none text-white md:sr-only">
										<bdi dir="ltr">
											{index + 1} / {photos.length}
										</bdi>
									</span>
								)}
							</a>
						</li>
					))}
				</ul>
				<ListingBadges
					badges={badges}
					shield={<Icon icon={shield} className="size-3.5" />}
					className="absolute start-3 top-3 flex gap-1.5"
				/>
				<Ways data={data} more={photos.length > mosaic ? labels.all : null} />
			</div>
		</section>
	);
}

const way =
	'inline-flex h-10 items-center gap-2 rounded-md bg-white px-3.5 text-sm font-semi text-ink shadow-1 hover:bg-pn-blue-50 max-md:h-9 max-md:px-2.5 max-md:text-xs';

/** Links to the gallery's other tabs. The map is not among them, as it has its own section. */
function Ways({ data, more }: { data: GalleryData; more: string | null }) {
	const extras = data.extras.filter(({ shown }) => shown.kind !== 'map');
	return (
		<div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-between gap-2 [&>a]:pointer-events-auto [&>div]:pointer-events-auto max-md:pe-18 md:inset-x-3.5 md:bottom-3.5">
			<div className="flex flex-wrap gap-2 max-md:gap-1">
				{extras.map(({ key, text, href }) => (
					<a key={key} href={href} {...(!href.startsWith('#') && { target: '_blank', rel: 'noopener' })} data-opens={key} className={way}>
						{text}
					</a>
				))}
			</div>
			{more && (
				<a href="#photos" data-opens={0} className={`${way} shrink-0 max-md:hidden group-target:hidden`}>
					<Icon icon={grid} />
					{more}
				</a>
			)}
		</div>
	);
}

const choosePlaceClasses = (index: number, mosaic: number): string =>
	index === 0 && mosaic > 2
		? 'md:row-span-2 md:group-target:row-span-1'
		: index < mosaic
			? 'md:group-target:col-span-1!'
			: 'md:hidden md:group-target:block';

/**
 * Slightly less than the viewport: a phone of 390 points then loads 768 pixels, not a third more bytes for twelve of them. Browsers load the
 * next three with the page, before anyone swipes, so those get 640 pixels.
 */
function chooseSizes(index: number, mosaic: number): string {
	if (mosaic === 1) return '(min-width: 1280px) 1200px, 98vw';
	if (mosaic === 2) return '(min-width: 1280px) 596px, (min-width: 768px) 50vw, 98vw';
	return index === 0
		? '(min-width: 1280px) 592px, (min-width: 768px) 50vw, 98vw'
		: '(min-width: 1280px) 390px, (min-width: 768px) 33vw, 82vw';
}
