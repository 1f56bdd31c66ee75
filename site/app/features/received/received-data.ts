import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readTopic } from '#app/parts/alerts/topic.ts';
import { type EnquirySubject, enquiryAddress, findEnquirySubject } from '#app/parts/contact/about.ts';
import { buildChannels } from '#app/parts/contact/contact-data.ts';
import { phoneHref, shownPhone, whatsAppHref } from '#app/parts/contact/links.ts';
import { findOpening } from '#app/parts/contact/opening.ts';
import { readSentHomes } from '#app/parts/contact/sent-homes.ts';
import { buildSentHomes } from '#app/parts/contact/sent-homes-data.ts';
import { buildTogetherAddress } from '#app/parts/enquiry/several-homes.ts';
import { tokenIn } from '#app/parts/forms/token.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { hasBegun } from '#domain/cairo.ts';
import { alertFrequencies } from '#domain/vocabulary.ts';
import type { Receipt } from '#outbox/outbox.ts';
import { answerStep } from './answer-step.ts';
import { changeAddress } from './change-address.ts';
import { buildViewing } from './viewing-ticket.ts';

/** What this browser proves: the mail address that was used, and whether it has the viewing's token. */
type Known = { sentTo?: string | null; isTheirs?: boolean };

export async function holdsToken({ site, url }: PageRequest, { reference }: Receipt): Promise<boolean> {
	const token = tokenIn(url);
	const found = token === '' ? null : await site.outbox.viewings.find(token);
	return found !== null && found !== 'unavailable' && found.reference === reference;
}

/**
 * The confirmation page: reference, next steps, contact. Personal details only where this browser is known to be the sender's (`sentTo`).
 */
export function receivedData(request: PageRequest, receipt: Receipt, { sentTo = null, isTheirs = false }: Known = {}) {
	const { t, locale } = request;
	const { reference, kind, about } = receipt;
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	const asked = section('subject', () => findEnquirySubject(request, about));
	const { phone = null, whatsApp = null } = section('channels', () => buildChannels(request, asked?.agent ?? null)) ?? {};
	const search = kind === 'subscription' && !about ? section('search', () => readTopic(request)?.subject) : null;
	const subject = asked ? [asked.reference, asked.name].filter(Boolean).join(': ') : search?.text;
	const viewing = section('viewing', () => buildViewing(request, receipt, asked));
	const message = viewing?.message ?? t('received.whatsappText', { reference });
	return {
		sent: findSent(receipt),
		title: viewing?.title ?? t('received.title'),
		lead: viewing?.lead ?? t(`received.lead.${kind}`),
		viewing: viewing?.ticket ?? null,
		change: section('changes', () => listChanges(request, receipt, asked, isTheirs)) ?? [],
		reference: { label: t('received.reference'), text: reference, keep: t('received.keep') },
		homes: kind === 'enquiry' ? buildSentHomes(request, 'sendHomes.sent') : null,
		about: subject ? t('received.about', { subject }) : null,
		agreed:
			kind === 'subscription'
				? (section('agreed', () => listAgreed(request, sentTo)) ?? [])
				: kind === 'listing'
					? countPhotos(request)
					: [],
		next: section('next', () =>
			isOff(receipt.viewing)
				? null
				: { title: t('received.next'), steps: [...(viewing?.meet ? [viewing.meet] : []), ...listSteps(request, receipt, asked)] },
		),
		whatsApp:
			kind === 'subscription' || !whatsApp ? null : { href: whatsAppHref(whatsApp, message), text: t('received.whatsapp'), message },
		confirm: section('confirmation', () => buildConfirm(request, receipt)),
		call: kind === 'subscription' || !phone ? null : { href: phoneHref(phone), text: t('received.call'), number: shownPhone(phone) },
		back: section('way back', () => wayBack(request, kind, asked)) ?? {
			href: search?.to ?? localePath('/search', locale),
			text: t('received.onwards'),
		},
	};
}

function wayBack(request: PageRequest, kind: Receipt['kind'], asked: EnquirySubject | null) {
	const { t, locale } = request;
	const homes = severalHomes(request, kind);
	if (homes.length)
		return {
			href: buildTogetherAddress(
				request,
				homes.map(({ id }) => id),
			),
			text: t('received.toHomes'),
		};
	if (asked?.to) return { href: asked.to, text: t('received.backTo', { subject: asked.name }) };
	return kind === 'application' ? { href: localePath('/careers', locale), text: t('received.toCareers') } : null;
}

/** The homes of an enquiry about several; a single one is its subject instead. */
function severalHomes(request: PageRequest, kind: Receipt['kind']) {
	const homes = kind === 'enquiry' ? readSentHomes(request) : [];
	return homes.length > 1 ? homes : [];
}

function listAgreed({ t, url }: PageRequest, sentTo: string | null): { label: string; value: string }[] {
	const often = alertFrequencies.find((frequency) => frequency === url.searchParams.get('often'));
	return [
		...(often ? [{ label: t('received.agreed.often'), value: t(`alerts.frequencies.${often}`) }] : []),
		...(sentTo ? [{ label: t('received.agreed.to'), value: sentTo }] : []),
	];
}

/** The count comes from the address. */
function countPhotos({ t, url }: PageRequest): { label: string; value: string }[] {
	const count = url.searchParams.get('photos') ?? '';
	return /^[1-9]\d?$/.test(count) ? [{ label: t('received.agreed.photos'), value: count }] : [];
}

/** The analytics event: a viewing counts when it is booked, not when it is changed. */
function findSent({ kind, intent, viewing }: Receipt): 'viewing' | 'enquiry' | null {
	if (kind !== 'enquiry' || viewing?.sequence) return null;
	return intent === 'viewing' ? 'viewing' : 'enquiry';
}

const isOff = (viewing: Receipt['viewing']): boolean => viewing !== null && viewing.state !== 'booked';

/** Links to move or cancel, for whoever has the token. The reference alone only shows the viewing. */
function listChanges(request: PageRequest, { viewing, about }: Receipt, asked: EnquirySubject | null, isTheirs: boolean) {
	const { t, url } = request;
	if (isOff(viewing)) return asked ? [{ href: enquiryAddress(request, about, 'viewing'), text: t('viewing.again') }] : [];
	if (!viewing || hasBegun(viewing.slot, Date.now())) return [];
	if (!isTheirs) return [];
	const address = changeAddress(request, tokenIn(url));
	return [
		{ href: address, text: t('received.viewing.change') },
		{ href: `${address}#cancel`, text: t('received.viewing.cancel') },
	];
}

/** A link that opens WhatsApp with the reference typed: whoever sends it gets the confirmation there. */
function buildConfirm({ t, site: { whatsAppNumber: number } }: PageRequest, { viewing, reference }: Receipt) {
	if (!number || viewing?.state !== 'booked' || hasBegun(viewing.slot, Date.now())) return null;
	return {
		href: whatsAppHref(number, t('received.confirm.message', { reference })),
		text: t('received.confirm.text'),
		hint: t('received.confirm.hint'),
	};
}

export type ReceivedData = ReturnType<typeof receivedData>;

function listSteps(request: PageRequest, { kind, ...sent }: Receipt, asked: EnquirySubject | null): string[] {
	const { t } = request;
	const say = (...steps: Parameters<typeof t>[0][]) => steps.map((step) => t(step));
	if (kind === 'listing') {
		const by = sent.channel === 'whatsapp' || sent.channel === 'email' ? sent.channel : 'call';
		return say(`received.steps.listing.check.${by}`, 'received.steps.listing.price', 'received.steps.listing.publish');
	}
	if (kind === 'application') return say('received.steps.application.read', 'received.steps.application.answer');
	if (kind === 'subscription')
		return say('received.steps.subscription.open', 'received.steps.subscription.once', 'received.steps.subscription.leave');
	const { agent } = buildChannels(request, asked?.agent ?? null);
	const name = agent?.translations[request.locale].name;
	const open = openLine(request);
	return [
		readerStep(request, sent, name ?? null, severalHomes(request, kind).length > 0),
		...(open ? [open] : []),
		answerStep(request, sent),
	];
}

/** Who reads it next; after a move, who learns the new time. */
function readerStep({ t }: PageRequest, { intent, viewing }: Omit<Receipt, 'kind'>, name: string | null, isSeveral: boolean): string {
	if (intent === 'viewing') {
		const step = viewing?.sequence ? 'moved' : 'booked';
		return name ? t(`received.steps.viewing.read.${step}`, { name }) : t(`received.steps.viewing.team.${step}`);
	}
	return name ? t('received.steps.enquiry.read', { name }) : t(`received.steps.enquiry.${isSeveral ? 'oneAgent' : 'team'}`);
}

function openLine(request: PageRequest): string | null {
	const { t, read } = request;
	const { clock } = createFormats(request);
	const now = findOpening(read.setting()?.opening_times ?? [])?.now;
	if (!now) return null;
	if (now.isOpen) return t('received.steps.enquiry.open', { time: clock(now.until) });
	if (!now.next) return null;
	const { day, from, isToday } = now.next;
	return t(`received.steps.enquiry.${isToday ? 'opensToday' : 'closed'}`, { day: t(`weekday.${day}`), time: clock(from) });
}
