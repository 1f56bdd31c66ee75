import { recordAddress } from '#app/addresses.ts';
import { orUnavailable } from '#app/or-unavailable.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildChannels } from '#app/parts/contact/contact-data.ts';
import { whatsAppHref } from '#app/parts/contact/links.ts';
import { type EnquiryFormData, enquiryAbout } from '#app/parts/enquiry/enquiry-form-data.ts';
import { REGISTERED } from '#app/parts/enquiry/registered.ts';
import type { FormState } from '#app/parts/forms/state.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { isLaunched } from '#app/parts/records/launch-cards.ts';
import type { Launch } from '#content/entities/listings.ts';
import type { Receipt } from '#outbox/outbox.ts';

export type InterestData = NonNullable<ReturnType<typeof buildInterest>>;

/** The registration form, or its confirmation after it was sent. Null once prices are public. */
export function buildInterest(request: PageRequest, launch: Launch, receipt: Receipt | null) {
	return isLaunched(launch) ? null : { form: interestForm(request, launch), registered: tellRegistered(request, launch, receipt) };
}

/** Posts to its own page. Without a fragment in the address, since browsers would then not scroll to the first error. */
export function interestForm(request: PageRequest, launch: Launch, state: FormState | null = null): EnquiryFormData {
	const form = enquiryAbout(request, { kind: 'launch', id: launch.id }, 'interest', state);
	return { ...form, frame: { ...form.frame, action: recordAddress('launch', launch, request.locale) } };
}

/** The EOI is paid before the launch: units are offered in the order of receipts. */
export function formatEoi(
	request: PageRequest,
	key: 'launch.eoiShort' | 'launch.stepEoiSum',
	{ eoi_amount, currency, launch_date }: Launch,
): string | null {
	const { money, moneyText, date } = createFormats(request);
	if (eoi_amount === null) return null;
	return request.t(key, { amount: moneyText(money(eoi_amount, currency)), day: date(launch_date, 'short') });
}

export async function findRegistered(request: PageRequest): Promise<Receipt | null> {
	const given = request.url.searchParams.get(REGISTERED);
	return given ? orUnavailable(request, await request.site.outbox.receipt(given)) : null;
}

function tellRegistered(request: PageRequest, launch: Launch, receipt: Receipt | null) {
	const { t } = request;
	if (receipt?.intent !== 'interest' || receipt.about?.kind !== 'launch' || receipt.about.id !== launch.id) return null;
	const { date, time } = createFormats(request);
	const { name } = launch.translations[request.locale];
	const { whatsApp } = buildChannels(request, null);
	const { reference } = receipt;
	const eoi = formatEoi(request, 'launch.stepEoiSum', launch);
	const message = t('launch.registeredMessage', { name, reference });
	return {
		title: t('launch.registered'),
		lead: t('launch.registeredLead'),
		steps: [
			{ title: t('launch.stepRegistered', { day: date(receipt.acceptedAt, 'short') }), text: t('launch.stepReference', { reference }) },
			{ title: t('launch.stepPrices'), text: t('launch.stepPricesBy') },
			...(eoi ? [{ title: t('launch.stepEoi'), text: eoi }] : []),
			{
				title: t('launch.stepChoose', { day: date(launch.launch_date, 'short'), time: time(launch.launch_date) }),
				text: t('launch.stepChooseWhere'),
			},
		],
		whatsApp: whatsApp && { href: whatsAppHref(whatsApp, message), text: t('received.whatsapp'), message },
	};
}
