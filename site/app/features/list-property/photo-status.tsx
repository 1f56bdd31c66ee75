import type { Photo, PhotoStore } from './photo-store.ts';
import type { PhotoLabels } from './photos-data.ts';

/** Announces changes of the count. While the form waits for uploads it is sticky, to be visible beside a long list of photos. */
export function PhotoStatus({ photos, store, labels }: { photos: readonly Photo[]; store: PhotoStore; labels: PhotoLabels }) {
	const done = photos.filter(({ state }) => state === 'done').length;
	const isTold = store.hasChanged() && photos.length > 0;
	const count = isTold ? labels.status.replace('{done}', String(done)).replace('{all}', String(photos.length)) : '';
	return (
		<p
			data-photo-status
			data-awaited={store.isAwaited() || undefined}
			role="status"
			className="mt-4 font-med text-sm empty:hidden data-awaited:sticky data-awaited:top-24 data-awaited:z-1 data-awaited:rounded-md data-awaited:bg-info-50 data-awaited:px-4 data-awaited:py-3 data-awaited:text-info-700 data-awaited:shadow-1"
		>
			{store.isAwaited() ? `${labels.moment} ${count}` : count}
		</p>
	);
}
