import { findStep } from '#app/features/received/viewing-step.ts';
import { mailHref, phoneHref, shownPhone, whatsAppHref } from '#app/parts/contact/links.ts';
import { isLandline } from '#domain/landline.ts';
import type { MailToWrite, SentForm, StaffNews } from '#outbox/mail-kinds.ts';
import { describeAbout, formatTimes, listChannel } from './form-facts.ts';
import type { MailContext } from './home.ts';
import { type Block, clipLine, clipText, type Fact, type Letter, type Link } from './letter.ts';

type StaffMail = Extract<MailToWrite, { news: StaffNews }>;
type Staff = MailContext & {
	siteName: string;
	studioUrl: string /* The responsible agent, when the mail goes to somebody else. */;
	agentName: string | null;
};

/** Tells an agent or their stand-in about a request: who asks, for what, and how to answer. For an application only that there is one. */
export function writeStaffLetter(staff: Staff, { kind, news, sent, viewing }: StaffMail): Letter {
	const { t, siteName, agentName } = staff;
	const { collection, row, reference } = news;
	const step = viewing ? findStep(viewing) : 'booked';
	const title = step === 'booked' ? t(`mails.staff.${collection}`) : t(`mails.staff.viewing.${step}`);
	const number = reference ?? String(row);
	const shown = collection === 'job_application' ? null : sent;
	const about = sent ? describeAbout(staff, sent) : { name: null, blocks: [] };
	const isLate = kind === 'escalation';
	const heading = isLate ? t('mails.staff.lateHeading') : kind === 'reminder' ? t('mails.staff.remind') : title;
	const named = about.name ? { number, name: clipLine(about.name, 100) } : null;
	const studio = { text: t('mails.staff.open'), address: `${staff.studioUrl}/admin/content/${collection}/${row}` };
	return {
		subject: `${isLate ? t('mails.staff.late') : heading} ${named ? t('mails.staff.named', named) : number}`,
		preview: shown ? clipLine([shown.sender.name, readMessage(shown)].filter(Boolean).join(': '), 140) : title,
		heading,
		blocks: [
			...(isLate
				? [{ kind: 'text' as const, text: agentName ? t('mails.staff.lateWith', { name: agentName }) : t('mails.staff.lateNobody') }]
				: []),
			...(shown ? describeSender(staff, shown, about.name, number) : [{ kind: 'text' as const, text: t('mails.staff.inStudio') }]),
			...(shown || !named ? about.blocks : [{ kind: 'text' as const, text: named.name }]),
			{ kind: 'buttons', buttons: shown ? [answerTo(staff, shown, about.name, number), studio] : [studio] },
		],
		reason: t('mails.reason.staff', { site: siteName }),
		links: [],
	};
}

const readMessage = (sent: SentForm): string => (sent.kind === 'enquiry' ? sent.message : sent.kind === 'listing' ? sent.details : '');

function describeSender(staff: Staff, sent: SentForm, about: string | null, number: string): Block[] {
	const { t } = staff;
	const { name, phone, email } = sent.sender;
	const message = clipText(readMessage(sent));
	const when = formatTimes(staff, sent);
	const facts: Fact[] = [
		{ label: t('enquiry.name'), text: clipLine(name) },
		...(phone
			? [
					{
						label: t('enquiry.phone'),
						text: shownPhone(phone),
						isLtr: true,
						links: [
							{ text: t('contact.call'), address: phoneHref(phone) },
							...(isLandline(phone)
								? []
								: [{ text: t('contact.whatsapp'), address: whatsAppHref(phone, greetingFor(staff, sent, about, number)) }]),
						],
					},
				]
			: []),
		...(email ? [{ label: t('enquiry.email'), text: clipLine(email), isLtr: true }] : []),
		...listChannel(staff, sent),
		...(when ? [{ label: t('mails.form.times'), text: when }] : []),
		{ label: t('received.reference'), text: number, isLtr: true },
	];
	return [{ kind: 'facts', facts }, ...(message ? [{ kind: 'quote' as const, label: t('mails.form.message'), text: message }] : [])];
}

const greetingFor = ({ t, siteName }: Staff, { sender }: SentForm, about: string | null, number: string): string =>
	t(about ? 'mails.staff.greetAbout' : 'mails.staff.greet', {
		name: clipLine(sender.name, 80),
		site: siteName,
		number,
		about: about ?? '',
	});

/** The main button: the channel they asked for, else one that is available. */
function answerTo(staff: Staff, sent: SentForm, about: string | null, number: string): Link {
	const { t } = staff;
	const { phone, email, name } = sent.sender;
	const channel = 'channel' in sent ? sent.channel : 'call';
	const text = greetingFor(staff, sent, about, number);
	const mail = email && {
		text: t('mails.staff.email', { name: clipLine(name, 40) }),
		address: mailHref(email, { subject: number, body: text }),
	};
	if (mail && (channel === 'email' || !phone)) return mail;
	return (channel === 'whatsapp' || channel === 'zoom') && !isLandline(phone ?? '')
		? { text: t('mails.staff.whatsapp', { name: clipLine(name, 40) }), address: whatsAppHref(phone ?? '', text) }
		: { text: t('mails.staff.call', { name: clipLine(name, 40) }), address: phoneHref(phone ?? '') };
}
