import type { SentForm } from '#outbox/mail-kinds.ts';
import { describeAbout, formatTimes } from './form-facts.ts';
import type { Speaker } from './home.ts';
import { type Block, clipText, type Fact, type Letter } from './letter.ts';

/** An address, or what a mail program would take for one: anybody may have typed whose mail this is. */
const address = /:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\b|@/i;
const plainName = /^[\p{L}\p{M}'’ -]{2,80}$/u;
const MESSAGE_MOST = 600;

/** What somebody sent us, back to them: its number, what it was about, and what they wrote unless it leads elsewhere. */
export function writeCopy(speaker: Speaker & { siteName: string }, reference: string, sent: SentForm): Letter {
	const { t, siteName } = speaker;
	const { name, blocks } = describeAbout(speaker, sent);
	const message = sent.kind === 'enquiry' ? clipText(sent.message, MESSAGE_MOST) : '';
	const when = formatTimes(speaker, sent);
	const facts: Fact[] = [
		{ label: t('received.reference'), text: reference, isLtr: true },
		...(name && sent.kind !== 'enquiry' ? [{ label: t('mails.form.about'), text: name }] : []),
		...('channel' in sent ? [{ label: t('mails.form.channel'), text: t(`enquiry.channels.${sent.channel}`) }] : []),
		...(when ? [{ label: t('mails.form.times'), text: when }] : []),
	];
	const quote: Block[] = message && !address.test(message) ? [{ kind: 'quote', label: t('mails.form.message'), text: message }] : [];
	const greeting = plainName.test(sent.sender.name) ? [t('mails.copy.greet', { name: sent.sender.name })] : [];
	return {
		subject: name ? t('mails.copy.subjectAbout', { reference, name }) : t('mails.copy.subject', { reference }),
		preview: t(`received.lead.${sent.kind}`),
		heading: t('received.title'),
		blocks: [
			{ kind: 'text', text: [...greeting, t(`mails.copy.${sent.kind}`)].join(' ') },
			...blocks,
			{ kind: 'facts', facts },
			...quote,
			{ kind: 'text', text: t('mails.copy.answer') },
		],
		reason: t('mails.reason.copy', { site: siteName }),
		links: [],
	};
}
