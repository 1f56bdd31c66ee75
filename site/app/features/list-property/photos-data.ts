import type { PageRequest } from '#app/page-loader.ts';
import { PHOTOS_MOST } from './photo-list.ts';
import type { OfferedPropertyState } from './receive-offered-property.ts';

export type PhotoData = { id: string; src: string; name: string };

export type PhotosData = {
	lead: string;
	safe: string;
	choose: string;
	drop: string;
	camera: string;
	kinds: string;
	add: string;
	yours: string;
	order: string;
	drag: string;
	cover: string;
	actions: { earlier: string; later: string; remove: string; retry: string };
	photos: PhotoData[];
	refused: { name: string; text: string }[];
	notAdded: string;
	gone: string | null;
	/** For the script, which shows the same errors. */
	labels: PhotoLabels;
};

export type PhotoLabels = {
	waiting: string;
	sending: string;
	checking: string;
	moment: string;
	status: string;
	most: number;
	problems: Record<string, string>;
};

const problems = ['large', 'kind', 'broken', 'pixels', 'many', 'often', 'busy', 'offline'] as const;

export function photosData({ t }: Pick<PageRequest, 't'>, state: OfferedPropertyState | null): PhotosData {
	return {
		lead: t('listProperty.photos.lead', { most: PHOTOS_MOST }),
		safe: t('listProperty.photos.safe'),
		choose: t('listProperty.photos.choose'),
		drop: t('listProperty.photos.drop'),
		camera: t('listProperty.photos.camera'),
		kinds: t('listProperty.photos.kinds'),
		add: t('listProperty.photos.add'),
		yours: t('listProperty.photos.yours'),
		order: t('listProperty.photos.order'),
		drag: t('listProperty.photos.drag'),
		cover: t('listProperty.photos.cover'),
		actions: {
			earlier: t('listProperty.photos.earlier'),
			later: t('listProperty.photos.later'),
			remove: t('listProperty.photos.remove'),
			retry: t('listProperty.photos.retry'),
		},
		photos: (state?.photos ?? []).map(({ id, name }) => ({ id, src: `/_uploads/${id}.jpg`, name })),
		refused: (state?.refused ?? []).map(({ name, problem }) => ({ name, text: t(`listProperty.refused.${problem}`) })),
		notAdded: t('listProperty.photos.notAdded'),
		gone: state?.gone ? t('listProperty.refused.gone', { count: state.gone }) : null,
		labels: {
			waiting: t('listProperty.photos.waiting'),
			sending: t('listProperty.photos.sending'),
			checking: t('listProperty.photos.checking'),
			moment: t('listProperty.photos.moment'),
			status: t('listProperty.photos.status', { done: '{done}', all: '{all}' }),
			most: PHOTOS_MOST,
			problems: Object.fromEntries(problems.map((problem) => [problem, t(`listProperty.refused.${problem}`)])),
		},
	};
}
