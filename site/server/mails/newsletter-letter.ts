import { localePath } from '#app/i18n/locale-paths.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Reader } from '#content/reader.ts';
import type { MailToWrite } from '#outbox/mail-kinds.ts';
import { describeHome, type MailContext } from './home.ts';
import { type Block, clipLine, clipText, type Letter } from './letter.ts';

/** A reference ends with the id of its home. */
function findHome(read: Reader, reference: string): Property | null {
	const property = read.get('property', Number(/\d{1,9}$/.exec(reference)?.[0] ?? 0));
	return property?.reference.toUpperCase() === reference && property.status === 'published' ? property : null;
}

type NewsletterMail = Extract<MailToWrite, { kind: 'newsletter' | 'newsletterTest' }>;

const TEXT_MOST = 10_000;
const MOST_PARAGRAPHS = 60;

/** The staff's text, those of its homes that are published, and an unsubscribe link. A test mail has no such link. */
export function writeNewsletter(context: MailContext & { siteName: string }, mail: NewsletterMail) {
	const { kind, letter, homes } = mail;
	const { read, locale, t, origin, siteName } = context;
	const unsubscribe =
		mail.kind === 'newsletter' ? `${origin}${localePath('/alerts/unsubscribe', locale)}?token=${mail.tokens.unsubscribe}` : null;
	const paragraphs = clipText(letter.text, TEXT_MOST)
		.split(/\n\s*\n/)
		.slice(0, MOST_PARAGRAPHS);
	const shown = homes.flatMap((reference) => findHome(read, reference.trim().toUpperCase()) ?? []);
	const subject = clipLine(letter.subject);
	const written: Letter = {
		subject: unsubscribe ? subject : t('mails.test.subject', { subject }),
		preview: clipLine(letter.text, 140),
		heading: subject,
		blocks: [
			...paragraphs.map((text): Block => ({ kind: 'text', text: text.trim() })),
			...shown.map((property): Block => ({ kind: 'home', home: describeHome(context, property) })),
			...(letter.button ? [{ kind: 'buttons' as const, buttons: [letter.button] }] : []),
		],
		reason: unsubscribe ? t('mails.reason.subscription', { topic: t('mails.topic.newsletter'), site: siteName }) : t('mails.test.reason'),
		links: unsubscribe ? [{ text: t('mails.stop'), address: unsubscribe }] : [],
	};
	return { letter: written, list: unsubscribe ? { name: 'newsletter' as const, unsubscribe } : null, note: { kind, language: locale } };
}
