import type { Draft, WantedRecord } from '#content/staff/read-draft.ts';
import { KEY_PARAMETER, PANE_PARAMETER, readPreviewKey } from '#domain/preview-key.ts';
import type { Site } from '../context.ts';
import type { PageRequest } from '../page-loader.ts';
import { type Banner, formatMoment, isDraft, madeLink, shareLabels } from './banner-data.ts';
import { gapRules } from './gaps.ts';

type Asked = Pick<PageRequest, 't' | 'locale'> & { site: Pick<Site, 'origin'> };

/**
 * For somebody with a link: says that this is not published and when the link ends, nothing about internal work. Inside Studio's preview
 * pane the viewer is staff, so it offers the link to share.
 */
export function buildLinkBanner(asked: Asked, { url, wanted }: { url: URL; wanted: WantedRecord }, draft: Draft): Banner {
	const { collection, missing } = draft;
	const { t } = asked;
	const expires = readPreviewKey(url.searchParams.get(KEY_PARAMETER) ?? '')?.expires ?? 0;
	const isPane = url.searchParams.has(PANE_PARAMETER) && isDraft(draft);
	return {
		title: t('preview.link.title'),
		details: t('preview.link.until', formatMoment(asked, new Date(expires * 1000).toISOString())),
		missing: null,
		gaps: gapRules(
			collection,
			missing.map(({ field }) => ({ field, says: t('preview.link.toCome') })),
		),
		studio: null,
		share: isPane ? { form: null, labels: shareLabels(t, 'copy'), made: madeLink(asked, { wanted, url }) } : null,
	};
}
