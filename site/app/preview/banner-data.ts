import type { Draft, DraftAnswer, WantedRecord } from '#content/staff/read-draft.ts';
import { KEY_PARAMETER, readPreviewKey, VERSION_PARAMETER } from '#domain/preview-key.ts';
import { statuses } from '#domain/vocabulary.ts';
import type { Site } from '../context.ts';
import { localePath } from '../i18n/locale-paths.ts';
import type { PageRequest } from '../page-loader.ts';
import { createFormats } from '../parts/listings/formats.ts';
import { gapRules } from './gaps.ts';
import { previewAddress } from './preview-address.ts';

export type Banner = {
	title: string;
	details: string;
	/** What is missing before it can be published. */
	missing: { title: string; says: string[] } | null;
	/** CSS that marks the gaps on the page. */
	gaps: string;
	/** Null without an account. */
	studio: { to: string; text: string } | null;
	share: ShareLink | null;
};

/** A link for somebody without an account: the form that makes one, or the link it made. */
export type ShareLink = {
	form: { action: string; path: string } | null;
	labels: { make: string; copied: string; selected: string; label: string };
	made: { address: string; until: string } | null;
};

type Asked = Pick<PageRequest, 't' | 'locale'> & { site: Pick<Site, 'origin' | 'studioUrl'> };
type Previewed = { wanted: WantedRecord; url: URL };

export function buildBanner(asked: Asked, previewed: Previewed, draft: Exclude<DraftAnswer, 'none'>): Banner {
	const { t, site } = asked;
	const { collection, id } = typeof draft === 'string' ? previewed.wanted : draft;
	const { version } = previewed.wanted;
	const record = typeof id === 'number' ? `/${id}${version ? `?${VERSION_PARAMETER}=${version}` : ''}` : '';
	const to = `${site.studioUrl}/admin/content/${collection}${record}`;
	if (draft === 'unavailable') {
		const studio = { to, text: t('preview.studio') };
		return { title: t('preview.unavailable'), details: t('preview.unavailableHint'), missing: null, gaps: '', studio, share: null };
	}
	const says = missingSentences(asked, draft);
	return {
		title: draft.version === null ? t(chooseTitle(draft)) : t('preview.version', { name: `\u2068${draft.version}\u2069` }),
		details: [formatState(asked, draft), formatSaved(asked, draft)].filter(Boolean).join(' · '),
		missing: says.length ? { title: t('preview.missing'), says } : null,
		gaps: gapRules(
			collection,
			draft.missing.filter(isOfPage(asked)).map((one) => ({ field: one.field, says: fieldName(asked, one) })),
		),
		studio: { to, text: t(says.length ? 'preview.finish' : 'preview.studio') },
		share: draft.version !== null || !isDraft(draft) ? null : shareLink(asked, previewed),
	};
}

/** Whether the preview shows anything that is not public. */
export const isDraft = ({ isPublic, hasDraftParts }: Draft): boolean => !isPublic || hasDraftParts;

function chooseTitle({ isWhole, isPublic, hasDraftParts }: Draft) {
	if (!isWhole) return 'preview.incomplete';
	if (!isPublic) return 'preview.draft';
	return hasDraftParts ? 'preview.partly' : 'preview.public';
}

function formatState({ t }: Asked, { status, hasPublicStatus, isPublic, isWhole }: Draft): string {
	const known = statuses.find((value) => value === status);
	const isWaiting = hasPublicStatus && isWhole && !isPublic;
	return [known && t(`status.${known}`), isWaiting && t('preview.notToday')].filter(Boolean).join(' · ');
}

function formatSaved(asked: Asked, { savedAt, savedBy }: Draft): string {
	if (!savedAt) return '';
	const when = formatMoment(asked, savedAt);
	// A Unicode isolate: keeps the name in order inside text of the other direction.
	const name = `\u2068${savedBy}\u2069`;
	return savedBy ? asked.t('preview.savedBy', { name, ...when }) : asked.t('preview.saved', when);
}

export function formatMoment(asked: Pick<Asked, 't' | 'locale'>, moment: string): { day: string; time: string } {
	const { date, time } = createFormats(asked);
	return { day: date(moment, 'short'), time: time(moment) };
}

type Missing = Draft['missing'][number];

const fieldName = ({ t, locale }: Asked, { label, language }: Missing): string =>
	language ? t(`preview.in.${language}`, { field: label[locale] }) : label[locale];

/** Without duplicates: a missing price may also be invalid. */
const missingSentences = (asked: Asked, { missing }: Draft): string[] => [
	...new Set(
		missing.map((one) => asked.t(one.isEmpty ? 'preview.empty' : 'preview.wrong', { field: `\u2068${fieldName(asked, one)}\u2069` })),
	),
];

/** Texts in the other language are missing on that language's page only. */
const isOfPage =
	({ locale }: Asked) =>
	({ language }: Missing): boolean =>
		language === null || language === locale;

export const shareLabels = (t: Asked['t'], button: 'make' | 'copy'): ShareLink['labels'] => ({
	make: t(`preview.share.${button}`),
	copied: t('preview.share.copied'),
	selected: t('preview.share.selected'),
	label: t('preview.share.label'),
});

function shareLink(asked: Asked, { wanted, url }: Previewed): ShareLink {
	const { t, locale, site } = asked;
	return {
		form: { action: localePath('/preview/link', locale), path: previewAddress(url, wanted) },
		labels: shareLabels(t, 'make'),
		made: madeLink({ t, locale, site }, { wanted, url }),
	};
}

/** The link by which the page was opened. */
export function madeLink(
	asked: Pick<Asked, 't' | 'locale'> & { site: Pick<Site, 'origin'> },
	{ wanted, url }: Previewed,
): ShareLink['made'] {
	const key = url.searchParams.get(KEY_PARAMETER) ?? '';
	const said = readPreviewKey(key);
	return (
		said && {
			address: asked.site.origin + previewAddress(url, wanted, key),
			until: asked.t('preview.share.until', formatMoment(asked, new Date(said.expires * 1000).toISOString())),
		}
	);
}
