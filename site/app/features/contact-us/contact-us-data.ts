import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildContacts } from '#app/parts/blocks/block-data.ts';
import type { EnquirySubject } from '#app/parts/contact/about.ts';
import { mailHref, phoneHref, shownPhone, whatsAppHref } from '#app/parts/contact/links.ts';
import { findOpening } from '#app/parts/contact/opening.ts';
import { buildSentHomes } from '#app/parts/contact/sent-homes-data.ts';
import { askedSubject } from '#app/parts/enquiry/asked-subject-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { mapOfOffice } from '#app/parts/map/map-data.ts';
import { buildWhere } from '#app/parts/map/where-data.ts';
import { pageContent } from '#app/parts/page/page-content.ts';
import { readSiteName } from '#app/site-name.ts';

export type ContactUsData = ReturnType<typeof contactUsData>;

export function contactUsData(request: PageRequest, asked: EnquirySubject | null) {
	const { read, site, t, locale } = request;
	const content = pageContent(request, 'contact-us', t('pages.contactUs'));
	const { phone, secondPhone, whatsapp, email, address } = buildContacts(request);
	const subject = asked && [asked.reference, asked.name].filter(Boolean).join(': ');
	const message = subject ? t('contact.ask', { subject }) : t('contact.greet');
	const office = read.setting()?.coordinates ?? null;
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	return {
		content,
		homes: buildSentHomes(request),
		subject: asked && section('subject', () => askedSubject(request, asked)),
		ways: [
			...(phone ? [{ kind: 'call' as const, title: t('contact.call'), text: shownPhone(phone), href: phoneHref(phone) }] : []),
			...(secondPhone
				? [{ kind: 'call' as const, title: t('records.secondPhone'), text: shownPhone(secondPhone), href: phoneHref(secondPhone) }]
				: []),
			...(whatsapp
				? [{ kind: 'whatsapp' as const, title: t('contact.whatsapp'), text: shownPhone(whatsapp), href: whatsAppHref(whatsapp, message) }]
				: []),
			...(email
				? [
						{
							kind: 'email' as const,
							title: t('contact.email'),
							text: email,
							href: mailHref(email, { subject: subject ?? readSiteName(request), body: message }),
						},
					]
				: []),
		],
		office: address ? { title: t('contactUs.office'), address } : null,
		portal: portalLink({ ...read.setting(), ...site.settings }.property_finder, t('contactUs.portal')),
		agents: section('agents', () => (read.count('agent') ? { to: localePath('/agents', locale), text: t('contactUs.agents') } : null)),
		hours: section('hours', () => buildHours(request)),
		where: section('where', () => office && buildWhere(request, mapOfOffice(request, office))),
	};
}

const portalLink = (address: string | null | undefined, text: string) => (address ? { to: address, text } : null);

function buildHours(request: PageRequest) {
	const { read, t } = request;
	const { clock, range } = createFormats(request);
	const opening = findOpening(read.setting()?.opening_times ?? []);
	if (!opening) return null;
	const { now } = opening;
	const line = now.isOpen
		? t('contactUs.openUntil', { time: clock(now.until) })
		: now.next
			? t(now.next.isToday ? 'contactUs.opensToday' : 'contactUs.opens', { day: t(`weekday.${now.next.day}`), time: clock(now.next.from) })
			: t('contactUs.closed');
	return {
		title: t('contactUs.hours'),
		line,
		isOpen: now.isOpen,
		days: opening.days.map(({ day, times, isToday }) => ({
			day: t(`weekday.${day}`),
			text: times.length ? times.map(({ from, to }) => range(clock(from), clock(to))).join(' · ') : t('contactUs.closed'),
			isToday,
		})),
	};
}
