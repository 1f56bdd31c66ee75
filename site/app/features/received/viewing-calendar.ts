import type { PageRequest } from '#app/page-loader.ts';
import { findEnquirySubject } from '#app/parts/contact/about.ts';
import { buildChannels } from '#app/parts/contact/contact-data.ts';
import { shownPhone } from '#app/parts/contact/links.ts';
import { parseSlot } from '#app/parts/enquiry/slots.ts';
import { cairoMoment } from '#domain/cairo.ts';
import { readEmail } from '#domain/email.ts';
import type { Receipt } from '#outbox/outbox.ts';
import { type CalendarEvent, formatCalendar } from './calendar-file.ts';
import { findMeetingPlace } from './meeting-place.ts';

const VIEWING_MS = 40 * 60_000;

/** Only what the page shows as well. Null when there is no slot. */
export function viewingCalendar(request: PageRequest, receipt: Receipt): string | null {
	const { t, locale, site } = request;
	const slot = receipt.intent === 'viewing' ? parseSlot(receipt.times?.[0] ?? '') : null;
	if (!slot) return null;
	const asked = findEnquirySubject(request, receipt.about);
	const { agent, office, phone } = buildChannels(request, asked?.agent ?? null);
	const name = agent?.translations[locale].name ?? office.name;
	const start = cairoMoment(slot.day, slot.time);
	const place = receipt.channel === 'zoom' ? null : findMeetingPlace(request, receipt.about);
	const event: CalendarEvent = {
		uid: `${receipt.reference}@${new URL(site.origin).hostname}`,
		start,
		end: start + VIEWING_MS,
		writtenAt: Date.parse(receipt.viewing?.changedAt ?? receipt.acceptedAt),
		sequence: receipt.viewing?.sequence ?? 0,
		isCancelled: receipt.viewing !== null && receipt.viewing.state !== 'booked',
		organizer: office.email && readEmail(office.email),
		summary: t('received.viewing.event', { subject: asked?.name ?? office.name }),
		description: [
			t('received.viewing.eventWith', { name }),
			phone && shownPhone(phone),
			`${t('received.reference')} ${receipt.reference}`,
			place?.isRough ? t('received.steps.meet', { name }) : place?.map,
		]
			.filter(Boolean)
			.join('\n'),
		location: place?.text ?? t('received.viewing.byVideo'),
		url: asked?.to ? encodeURI(site.origin + asked.to) : null,
	};
	return formatCalendar(event);
}
