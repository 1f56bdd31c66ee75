import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { topicAsked } from '#app/parts/alerts/topic.ts';
import { type AskedAbout, askedAbout, enquiryAddress } from '#app/parts/contact/about.ts';
import { buildChannels } from '#app/parts/contact/contact-data.ts';
import { phoneHref, shownPhone, whatsAppHref } from '#app/parts/contact/links.ts';
import { findOpening } from '#app/parts/contact/opening.ts';
import { sentHomesData } from '#app/parts/contact/sent-homes-data.ts';
import { tokenIn } from '#app/parts/forms/token.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { hasBegun } from '#domain/cairo.ts';
import { alertFrequencies } from '#domain/vocabulary.ts';
import type { Receipt } from '#outbox/outbox.ts';
import { answerStep } from './answer-step.ts';
import { changeAddress } from './change-address.ts';
import { buildViewing } from './viewing-ticket.ts';

/** What is known of who looks at it: where mails go to, and whether they have the token of its viewing. */
type Known = { sentTo?: string | null; isTheirs?: boolean };

export async function holdsToken({ site, url }: PageRequest, { reference }: Receipt): Promise<boolean> {
	const token = tokenIn(url);
	return token !== '' && (await site.outbox.viewings.find(token))?.reference === reference;
}

/** What somebody sees who sent us something: its number, what happens next, and whom to write to. What they told us only where their browser knows it (`sentTo`). */
export function receivedData(request: PageRequest, receipt: Receipt, { sentTo = null, isTheirs = false }: Known = {}) {
	const { t, locale } = request;
	const { reference, kind, about } = receipt;
	const asked = askedAbout(request, about);
	const { phone, whatsApp } = buildChannels(request, asked?.agent ?? null);
	const search = kind === 'subscription' && !about ? topicAsked(request)?.subject : null;
	const subject = asked ? [asked.reference, asked.name].filter(Boolean).join(': ') : search?.text;
	const viewing = buildViewing(request, receipt, asked);
	const message = viewing?.message ?? t('received.whatsappText', { reference });
	return {
		sent: findSent(receipt),
		title: viewing?.title ?? t('received.title'),
		lead: viewing?.lead ?? t(`received.lead.${kind}`),
		viewing: viewing?.ticket ?? null,
		change: listChanges(request, receipt, asked, isTheirs),
		reference: { label: t('received.reference'), text: reference, keep: t('received.keep') },
		homes: kind === 'enquiry' ? sentHomesData(request, 'sendHomes.sent') : null,
		about: subject ? t('received.about', { subject }) : null,
		agreed: kind === 'subscription' ? listAgreed(request, sentTo) : [],
		next:
			viewing?.step === 'cancelled'
				? null
				: { title: t('received.next'), steps: [...(viewing?.meet ? [viewing.meet] : []), ...listSteps(request, receipt, asked)] },
		whatsApp:
			kind === 'subscription' || !whatsApp ? null : { href: whatsAppHref(whatsApp, message), text: t('received.whatsapp'), message },
		confirm: buildConfirm(request, receipt),
		call: kind === 'subscription' || !phone ? null : { href: phoneHref(phone), text: t('received.call'), number: shownPhone(phone) },
		back: asked?.to
			? { href: asked.to, text: t('received.backTo', { subject: asked.name }) }
			: kind === 'application'
				? { href: localePath('/careers', locale), text: t('received.toCareers') }
				: { href: search?.to ?? localePath('/search', locale), text: t('received.onwards') },
	};
}

/** How often, which the address says, and to whom. */
function listAgreed({ t, url }: PageRequest, sentTo: string | null): { label: string; value: string }[] {
	const often = alertFrequencies.find((frequency) => frequency === url.searchParams.get('often'));
	return [
		...(often ? [{ label: t('received.agreed.often'), value: t(`alerts.frequencies.${often}`) }] : []),
		...(sentTo ? [{ label: t('received.agreed.to'), value: sentTo }] : []),
	];
}

/** What is counted as sent: a viewing when it is booked, and not again when it is changed. */
function findSent({ kind, intent, viewing }: Receipt): 'viewing' | 'enquiry' | null {
	if (kind !== 'enquiry' || viewing?.sequence) return null;
	return intent === 'viewing' ? 'viewing' : 'enquiry';
}

/** For whoever came with the token of a viewing that is still to be: its number alone shows it, and changes nothing. */
function listChanges(request: PageRequest, { viewing, about }: Receipt, asked: AskedAbout | null, isTheirs: boolean) {
	const { t, url } = request;
	if (viewing?.state === 'cancelled') return asked ? [{ href: enquiryAddress(request, about, 'viewing'), text: t('viewing.again') }] : [];
	if (!viewing || hasBegun(viewing.slot, Date.now())) return [];
	if (!isTheirs) return [];
	const address = changeAddress(request, tokenIn(url));
	return [
		{ href: address, text: t('received.viewing.change') },
		{ href: `${address}#cancel`, text: t('received.viewing.cancel') },
	];
}

/** Whoever writes to our own number with the reference of a coming viewing has it confirmed there. */
function buildConfirm({ t, site: { whatsAppNumber: number } }: PageRequest, { viewing, reference }: Receipt) {
	if (!number || viewing?.state !== 'booked' || hasBegun(viewing.slot, Date.now())) return null;
	return {
		href: whatsAppHref(number, t('received.confirm.message', { reference })),
		text: t('received.confirm.text'),
		hint: t('received.confirm.hint'),
	};
}

export type ReceivedData = ReturnType<typeof receivedData>;

function listSteps(request: PageRequest, { kind, ...sent }: Receipt, asked: AskedAbout | null): string[] {
	const { t } = request;
	const say = (...steps: Parameters<typeof t>[0][]) => steps.map((step) => t(step));
	if (kind === 'listing') return say('received.steps.listing.check', 'received.steps.listing.price', 'received.steps.listing.publish');
	if (kind === 'application') return say('received.steps.application.read', 'received.steps.application.answer');
	if (kind === 'subscription')
		return say('received.steps.subscription.open', 'received.steps.subscription.once', 'received.steps.subscription.leave');
	const { agent } = buildChannels(request, asked?.agent ?? null);
	const reader = agent
		? t('received.steps.enquiry.read', { name: agent.translations[request.locale].name })
		: t('received.steps.enquiry.team');
	const open = openLine(request);
	return [reader, ...(open ? [open] : []), answerStep(request, sent)];
}

function openLine(request: PageRequest): string | null {
	const { t, read } = request;
	const { clock } = createFormats(request);
	const now = findOpening(read.setting()?.opening_times ?? [])?.now;
	if (!now) return null;
	if (now.isOpen) return t('received.steps.enquiry.open', { time: clock(now.until) });
	return now.next && t('received.steps.enquiry.closed', { day: t(`weekday.${now.next.day}`), time: clock(now.next.from) });
}
