import { localePath } from '#app/i18n/locale-paths.ts';
import { orUnavailable } from '#app/or-unavailable.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildContacts } from '#app/parts/blocks/block-data.ts';
import { enquiryAddress, findEnquirySubject } from '#app/parts/contact/about.ts';
import { phoneHref, shownPhone } from '#app/parts/contact/links.ts';
import { chooseHour, type ViewingData } from '#app/parts/enquiry/enquiry-form-data.ts';
import { buildViewingDays, viewingTimes } from '#app/parts/enquiry/viewing-data.ts';
import { buildFields, buildFrame, type FrameData } from '#app/parts/forms/form-data.ts';
import type { FormState } from '#app/parts/forms/state.ts';
import { tokenIn } from '#app/parts/forms/token.ts';
import { hasBegun } from '#domain/cairo.ts';
import type { Viewing } from '#outbox/viewings.ts';
import { changeAddress } from './change-address.ts';
import { buildViewing } from './viewing-ticket.ts';

export type MoveFormData = { frame: FrameData; viewing: ViewingData };

export async function changeData(request: PageRequest, state: FormState | null) {
	const { site, locale, t } = request;
	const token = tokenIn(request.url);
	const found = orUnavailable(request, await site.outbox.viewings.find(token));
	const receipt = found && orUnavailable(request, await site.outbox.receipt(found.reference));
	const asked = findEnquirySubject(request, receipt?.about ?? null);
	const shown = receipt && buildViewing(request, receipt, asked);
	const closed = findClosed(found?.viewing ?? null);
	const { phone } = buildContacts(request);
	if (!found || !shown || closed) {
		const why = shown && closed ? closed : 'unknown';
		return {
			title: t(`viewing.${why}.title`),
			lead: t(`viewing.${why}.text`),
			ticket: null,
			change: null,
			call: phone ? { href: phoneHref(phone), text: t('forms.callUs', { phone: shownPhone(phone) }) } : null,
			again: asked
				? { href: enquiryAddress(request, asked.about, 'viewing'), text: t('viewing.again') }
				: { href: localePath('/search', locale), text: t('received.onwards') },
		};
	}
	return {
		title: t('viewing.title'),
		lead: t('viewing.lead', { name: shown.with }),
		ticket: shown.ticket,
		change: {
			title: t('viewing.another'),
			form: await buildMove(request, found.viewing, state),
			cancel: {
				action: changeAddress(request, token),
				title: t('viewing.cancel.title'),
				text: t('viewing.cancel.text'),
				button: t('viewing.cancel.button'),
			},
		},
		call: null,
		again: null,
	};
}

export type ChangeData = Awaited<ReturnType<typeof changeData>>;

function findClosed(viewing: Viewing | null): 'past' | 'cancelled' | 'called_off' | null {
	if (viewing && viewing.state !== 'booked') return viewing.state;
	return viewing && hasBegun(viewing.slot, Date.now()) ? 'past' : null;
}

/** Slots of the agent it is booked with; the current one is marked and cannot be chosen. */
async function buildMove(request: PageRequest, { agent, slot: current }: Viewing, state: FormState | null): Promise<MoveFormData> {
	const { t, site } = request;
	const form = 'move';
	const slot = buildFields(form, state)('slot', t('enquiry.hour'), { hint: t('enquiry.hourHint') });
	const days = buildViewingDays(request, viewingTimes(request, agent), await site.outbox.viewings.taken(agent), current);
	const chosen = chooseHour(request, days, slot);
	const own = days.find(({ day, isFull }) => current.startsWith(day) && !isFull);
	return {
		frame: buildFrame(request, { form, action: changeAddress(request, tokenIn(request.url)), state, send: t('viewing.send') }),
		viewing: {
			...chosen,
			chosenDay: own && !chosen.slot.value ? own.day : chosen.chosenDay,
			days,
			dayLabel: t('enquiry.dayLabel'),
			book: t('viewing.move', { when: '{when}' }),
			bookVideo: t('viewing.move', { when: '{when}' }),
		},
	};
}
