import type { Draft, DraftAnswer } from '#content/staff/read-draft.ts';
import { statuses } from '#domain/vocabulary.ts';
import type { PageRequest } from '../page-loader.ts';
import { createFormats } from '../parts/listings/formats.ts';
import type { PreviewedRecord } from './preview-address.ts';

/** What stands above the page, in its language. */
export type Banner = {
	title: string;
	/** State, who saved it and when. */
	details: string;
	missing: { title: string; fields: string[] } | null;
	studio: { to: string; text: string };
};

type Asked = Pick<PageRequest, 't' | 'locale'>;

/** Null where there is nothing for this person to see. */
export function buildBanner(asked: Asked, record: PreviewedRecord, draft: DraftAnswer, studioUrl: string): Banner | null {
	if (draft === 'none') return null;
	const { t } = asked;
	const studio = { to: `${studioUrl}/admin/content/${record.collection}/${record.id}`, text: t('preview.studio') };
	if (draft === 'unavailable') return { title: t('preview.unavailable'), details: t('preview.unavailableHint'), missing: null, studio };
	const fields = missingNames(asked, draft);
	return {
		title: t(chooseTitle(draft)),
		details: [formatState(asked, draft), formatSaved(asked, draft)].filter(Boolean).join(' · '),
		missing: fields.length ? { title: t('preview.missing'), fields } : null,
		studio,
	};
}

function chooseTitle({ entity, isPublic }: Draft) {
	if (!entity) return 'preview.incomplete';
	return isPublic ? 'preview.public' : 'preview.draft';
}

function formatState({ t }: Asked, { status, hasPublicStatus, isPublic, entity }: Draft): string {
	const known = statuses.find((value) => value === status);
	const isWaiting = hasPublicStatus && entity && !isPublic;
	return [known && t(`status.${known}`), isWaiting && t('preview.notToday')].filter(Boolean).join(' · ');
}

function formatSaved(asked: Asked, { savedAt, savedBy }: Draft): string {
	if (!savedAt) return '';
	const { date, time } = createFormats(asked);
	const when = { day: date(savedAt, 'short'), time: time(savedAt) };
	// Kept together where letters of the other direction stand around it.
	const name = `\u2068${savedBy}\u2069`;
	return savedBy ? asked.t('preview.savedBy', { name, ...when }) : asked.t('preview.saved', when);
}

/** Each once: a price that is missing may also be wrong. */
const missingNames = ({ t, locale }: Asked, { missing }: Draft): string[] => [
	...new Set(missing.map(({ label, language }) => (language ? t(`preview.in.${language}`, { field: label[locale] }) : label[locale]))),
];
