import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { EnquirySubject } from '#app/parts/contact/about.ts';
import { buildChannels } from '#app/parts/contact/contact-data.ts';
import { shownPhone } from '#app/parts/contact/links.ts';
import { describeSlot } from '#app/parts/enquiry/viewing-data.ts';
import { locales } from '#domain/locales.ts';
import type { Receipt } from '#outbox/outbox.ts';
import { findMeetingPlace } from './meeting-place.ts';
import { findStep } from './viewing-step.ts';

/** When, where and with whom. Not who booked, since anyone with the reference can open the page. */
export function buildViewing(request: PageRequest, receipt: Receipt, asked: EnquirySubject | null) {
	const { t, locale } = request;
	const { intent, times, channel, reference, viewing } = receipt;
	const when = intent === 'viewing' && describeSlot(request, times?.[0] ?? '');
	if (!when) return null;
	const { agent, office, phone } = buildChannels(request, asked?.agent ?? null);
	const name = agent?.translations[locale].name ?? office.name;
	const subject = asked?.reference ?? asked?.name ?? '';
	const isVideo = channel === 'zoom';
	const step = viewing ? findStep(viewing) : 'booked';
	const isOff = step === 'cancelled' || step === 'called_off';
	const place = isVideo ? null : findMeetingPlace(request, asked?.about ?? null);
	return {
		step,
		with: name,
		/** Said when no meeting place is known. */
		meet: place?.isRough && !isOff ? t('received.steps.meet', { name }) : null,
		title: t(`received.viewing.title.${step}`),
		lead:
			step === 'booked'
				? t(isVideo ? 'received.viewing.leadVideo' : 'received.viewing.lead', { name })
				: t(`received.viewing.leads.${step}`, { name }),
		message: t(`received.viewing.${agent ? 'message' : 'messageOffice'}.${step}`, {
			...{ name, subject, reference },
			when: [when.day, when.time].join(locales[locale].comma),
		}),
		ticket: {
			label: t('received.viewing.label'),
			isCancelled: isOff,
			date: when.date,
			day: when.day,
			time: t('received.viewing.time', { time: when.time }),
			facts: [
				...(asked ? [{ label: t('received.viewing.what'), value: asked.name, number: asked.reference, map: null }] : []),
				{
					label: t('received.viewing.where'),
					value: place?.text ?? t('received.viewing.byVideo'),
					number: null,
					map: place?.map ? { href: place.map, text: t('map.google') } : null,
				},
				{ label: t('received.viewing.with'), value: name, number: phone && shownPhone(phone), map: null },
			],
			calendar: {
				href: localePath(`/received/${reference}/viewing.ics`, locale),
				text: t(step === 'booked' ? 'received.viewing.calendar' : 'received.viewing.calendarAgain'),
			},
		},
	};
}

export type Ticket = NonNullable<ReturnType<typeof buildViewing>>['ticket'];
