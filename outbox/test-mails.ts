import type { WriteMail } from './mail-kinds.ts';

/** Mails in plain lines, for tests without a site. */
export const plainMail: WriteMail = (mail) => {
	const common = { replyTo: null, html: '', list: null, note: { kind: mail.kind } };
	if (mail.kind === 'copy') return { ...common, to: mail.sent.sender.email ?? '', subject: `copy ${mail.reference}`, text: mail.reference };
	if ('news' in mail) {
		const { agent, reference, isForOffice } = mail.news;
		const to = agent === null || isForOffice || mail.kind === 'escalation' ? 'office' : `agent-${agent}`;
		return { ...common, to: `${to}@example.com`, subject: `${mail.kind} ${reference}`, text: mail.sent?.sender.name ?? 'entered by hand' };
	}
	if (mail.kind === 'newsletterTest') return { ...common, to: mail.to, subject: `test ${mail.letter.subject}`, text: mail.letter.text };
	if (mail.kind === 'newsletter') {
		const unsubscribe = `https://pn.test/alerts/unsubscribe?token=${mail.tokens.unsubscribe}`;
		return { ...common, to: mail.to, subject: mail.letter.subject, text: mail.letter.text, list: { name: 'newsletter', unsubscribe } };
	}
	const base = `https://pn.test/${mail.language === 'ar' ? 'ar/' : ''}alerts`;
	const confirm = `${base}/confirm?token=${mail.tokens.confirm}`;
	const unsubscribe = `${base}/unsubscribe?token=${mail.tokens.unsubscribe}`;
	return {
		...common,
		to: mail.to,
		subject: mail.kind,
		text: confirm,
		list: { name: 'alerts', unsubscribe },
		note: { kind: mail.kind, ...(mail.kind === 'confirm' && { confirm }), unsubscribe },
	};
};
