import { SaveButton } from '#app/parts/favorites/save-button.tsx';
import GalleryPhotos from '#app/parts/gallery/gallery-photos.tsx';
import { Share } from '#app/parts/share/share.tsx';
import { Overview } from './overview.tsx';
import type { PropertyPage } from './property-data.ts';
import { Trail } from './trail.tsx';

/** Above the payment plans; not printed, where there is a brochure. */
export default function PropertyTop({ data: { crumbs, share, save, gallery, overview } }: { data: PropertyPage['top'] }) {
	return (
		<div className={overview.contact ? 'print:hidden' : undefined}>
			<div className="wrap flex items-center justify-between gap-4 py-1 md:py-4">
				<Trail crumbs={crumbs} />
				<div className="flex shrink-0 items-center max-md:-me-2.5">
					<Share data={share} />
					<SaveButton data={save} />
				</div>
			</div>
			<GalleryPhotos data={gallery} />
			<Overview data={overview} />
		</div>
	);
}
