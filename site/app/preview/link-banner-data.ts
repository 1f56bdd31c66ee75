import type { Draft } from '#content/staff/read-draft.ts';
import { readPreviewKey } from '#domain/preview-key.ts';
import type { PageRequest } from '../page-loader.ts';
import { type Banner, formatMoment } from './banner-data.ts';
import { gapRules } from './gaps.ts';

/** For whoever was sent a link: that it is no page of the site yet, and until when they see it. Nothing of how staff work on it. */
export function buildLinkBanner(asked: Pick<PageRequest, 't' | 'locale'>, key: string, { collection, missing }: Draft): Banner {
	const { t } = asked;
	const expires = readPreviewKey(key)?.expires ?? 0;
	return {
		title: t('preview.link.title'),
		details: t('preview.link.until', formatMoment(asked, new Date(expires * 1000).toISOString())),
		missing: null,
		gaps: gapRules(
			collection,
			missing.map(({ field }) => ({ field, says: t('preview.link.toCome') })),
		),
		studio: null,
		share: null,
	};
}
