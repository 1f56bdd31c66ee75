import { noticeKinds } from '../../schema/vocabulary.ts';
import type { Row } from '../hook.ts';

export const NOTICES = 'site_notice';

const said = {
	en: { subject: 'The site needs somebody', open: 'Open the notices' },
	ar: { subject: 'الموقع يحتاج إلى تدخّل', open: 'فتح التنبيهات' },
};

/** Kinds and how many of each: which ones they are stands in the list, for as long as they are so. */
export function bellOf(notices: readonly Row[], language: unknown, studio: string) {
	const locale = String(language).startsWith('ar') ? 'ar' : 'en';
	const lines = noticeKinds.flatMap(({ value, label }) => {
		const count = notices.filter(({ kind }) => kind === value).length;
		return count ? [`- ${label[locale]}${count > 1 ? ` (${count})` : ''}`] : [];
	});
	const { subject, open } = said[locale];
	return { subject, message: [...lines, '', `[${open}](${studio}/admin/content/${NOTICES})`].join('\n') };
}
