import type { Draft, WantedRecord } from '#content/staff/read-draft.ts';
import { KEY_PARAMETER, PANE_PARAMETER, readPreviewKey } from '#domain/preview-key.ts';
import type { Site } from '../context.ts';
import type { PageRequest } from '../page-loader.ts';
import { type Banner, formatMoment, isDraft, madeLink, shareLabels } from './banner-data.ts';
import { gapRules } from './gaps.ts';

type Asked = Pick<PageRequest, 't' | 'locale'> & { site: Pick<Site, 'origin'> };

/**
 * For the person who was sent a link: that it is no page of the site yet, and until when they see it. Nothing of how staff work on it.
 * Beside a form of Studio it is the person who works there: they find the link to send on.
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
