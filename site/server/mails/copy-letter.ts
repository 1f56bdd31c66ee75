import { changeAddress } from '#app/features/received/change-address.ts';
import { findMeetingPlace, type MeetingPlace } from '#app/features/received/meeting-place.ts';
import { findStep } from '#app/features/received/viewing-step.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { MailToWrite } from '#outbox/mail-kinds.ts';
import { describeAbout, formatTimes, listChannel } from './form-facts.ts';
import type { MailContext } from './home.ts';
import { type Block, clipText, type Fact, type Letter } from './letter.ts';

/** Anything a mail program would make a link of, because the recipient's address may be somebody else's. */
const address = /:\/\/|www\.|\b[\w-]+\.[a-z]{2,}\b|@/i;
const plainName = /^[\p{L}\p{M}'’ -]{2,80}$/u;
const MESSAGE_MOST = 600;

type Copy = Extract<MailToWrite, { kind: 'copy' }>;

/** A copy for the sender: reference, subject, and the message unless it contains links. */
export function writeCopy(context: MailContext & { siteName: string }, { reference, sent, viewing }: Copy): Letter {
	const { t, siteName } = context;
	const step = viewing && findStep(viewing);
	const { name, blocks } = describeAbout(context, sent);
	const message = sent.kind === 'enquiry' ? clipText(sent.message, MESSAGE_MOST) : '';
	const when = formatTimes(context, sent);
	const isMeeting = viewing?.state === 'booked' && sent.kind === 'enquiry' && sent.channel !== 'zoom';
	const place = isMeeting ? findMeetingPlace(context, sent.about) : null;
	const facts: Fact[] = [
		{ label: t('received.reference'), text: reference, isLtr: true },
		...(name && sent.kind !== 'enquiry' ? [{ label: t('mails.form.about'), text: name }] : []),
		...listChannel(context, sent),
		...(when ? [{ label: t('mails.form.times'), text: when }] : []),
		...(place ? [buildPlace(context, place)] : []),
	];
	const quote: Block[] = message && !address.test(message) ? [{ kind: 'quote', label: t('mails.form.message'), text: message }] : [];
	const greeting = plainName.test(sent.sender.name) ? [t('mails.copy.greet', { name: sent.sender.name })] : [];
	return {
		subject: step
			? t('mails.viewing.subject', { title: t(`received.viewing.title.${step}`), reference })
			: name
				? t('mails.copy.subjectAbout', { reference, name })
				: t('mails.copy.subject', { reference }),
		preview: step ? [when, name].filter(Boolean).join(' · ') : t(`received.lead.${sent.kind}`),
		heading: t(step ? `received.viewing.title.${step}` : 'received.title'),
		blocks: [
			{ kind: 'text', text: [...greeting, t(step ? `mails.viewing.${step}` : `mails.copy.${sent.kind}`)].join(' ') },
			...blocks,
			{ kind: 'facts', facts },
			...(place?.isRough ? [{ kind: 'text' as const, text: t('mails.viewing.meet') }] : []),
			...(viewing ? [buildWays(context, reference, viewing)] : []),
			...quote,
			{ kind: 'text', text: t('mails.copy.answer') },
		],
		reason: t('mails.reason.copy', { site: siteName }),
		links: [],
	};
}

const buildPlace = ({ t }: MailContext, { text, map }: MeetingPlace): Fact => ({
	label: t('received.viewing.where'),
	text,
	...(map && { links: [{ text: t('map.google'), address: map }] }),
});

/** Links to change a viewing, and its calendar file; for a cancelled one only the file, which removes the event. */
function buildWays({ t, locale, origin }: MailContext, reference: string, { state, sequence, token }: NonNullable<Copy['viewing']>): Block {
	const calendar = {
		text: t(sequence ? 'received.viewing.calendarAgain' : 'received.viewing.calendar'),
		address: origin + localePath(`/received/${reference}/viewing.ics`, locale),
	};
	const change = { text: t('mails.viewing.change'), address: origin + changeAddress({ locale }, token) };
	return { kind: 'buttons', buttons: state === 'booked' ? [change, calendar] : [calendar] };
}
