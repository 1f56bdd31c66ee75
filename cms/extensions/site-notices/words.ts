import { noticeKinds, problemRules } from '../../schema/choices.ts';
import { model } from '../../schema/model.ts';
import type { Row } from '../hook.ts';

export const NOTICES = 'site_notice';
const MOST_LINKS = 10;

const said = {
	en: { subject: 'The site needs somebody', open: 'All notices' },
	ar: { subject: 'الموقع يحتاج إلى تدخّل', open: 'كل التنبيهات' },
};

const buildPath = ({ collection, item }: Row) => (collection === 'directus_files' ? `files/${item}` : `content/${collection}/${item}`);

/** The kinds of notices with their numbers, and links to content. Forms that the reader may not change are not linked, and requests are only counted. */
export function buildNotification(notices: readonly Row[], language: unknown, studio: string) {
	const locale = String(language).startsWith('ar') ? 'ar' : 'en';
	const linkTo = (notice: Row) => {
		const collection = model.find((one) => one.name === notice['collection']);
		const field = collection?.fields.find(({ name }) => name === notice['field'])?.label[locale] ?? notice['field'];
		const name = collection?.label[locale] ?? notice['collection'];
		const reason = problemRules.find(({ value }) => value === notice['reason'])?.label[locale];
		const why = [field, reason].filter(Boolean).join(' – ');
		return `  - [${name} ${notice['item']}](${studio}/admin/${buildPath(notice)})${why ? `: ${why}` : ''}`;
	};
	const lines = noticeKinds.flatMap(({ value, label }) => {
		const some = notices.filter(({ kind }) => kind === value);
		const links = value.startsWith('row') ? some.slice(0, MOST_LINKS).map(linkTo) : [];
		return some.length ? [`- ${label[locale]}${some.length > 1 ? ` (${some.length})` : ''}`, ...links] : [];
	});
	const { subject, open } = said[locale];
	return { subject, message: [...lines, '', `[${open}](${studio}/admin/content/${NOTICES})`].join('\n') };
}
