import type { PageRequest } from '#app/page-loader.ts';
import { buildChannels } from '#app/parts/contact/contact-data.ts';
import { whatsAppHref } from '#app/parts/contact/links.ts';
import { enquiryAbout } from '#app/parts/enquiry/enquiry-form-data.ts';
import { REGISTERED } from '#app/parts/enquiry/registered.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { isLaunched } from '#app/parts/records/launch-cards.ts';
import type { Launch } from '#content/entities/listings.ts';
import type { Receipt } from '#outbox/outbox.ts';

export type InterestData = NonNullable<ReturnType<typeof buildInterest>>;

/** The form that a launch begins with; in its place what was registered, for whoever comes from sending it. Nothing once prices are public. */
export function buildInterest(request: PageRequest, launch: Launch, receipt: Receipt | null) {
	if (isLaunched(launch)) return null;
	const about = { kind: 'launch', id: launch.id } as const;
	return {
		form: enquiryAbout(request, about, 'interest'),
		eoi: formatEoi(request, launch),
		registered: tellRegistered(request, launch, receipt),
	};
}

function formatEoi(request: PageRequest, { eoi_amount, currency }: Launch): string | null {
	const { money, moneyText } = createFormats(request);
	return eoi_amount === null ? null : request.t('launch.eoiShort', { amount: moneyText(money(eoi_amount, currency)) });
}

/** What the address says was registered. */
export async function findRegistered({ url, site }: PageRequest): Promise<Receipt | null> {
	const given = url.searchParams.get(REGISTERED);
	return given ? site.outbox.receipt(given) : null;
}

function tellRegistered(request: PageRequest, launch: Launch, receipt: Receipt | null) {
	const { t } = request;
	if (receipt?.intent !== 'interest' || receipt.about?.kind !== 'launch' || receipt.about.id !== launch.id) return null;
	const { date, time, money, moneyText } = createFormats(request);
	const { name } = launch.translations[request.locale];
	const { whatsApp } = buildChannels(request, null);
	const { reference } = receipt;
	const eoi = launch.eoi_amount === null ? null : moneyText(money(launch.eoi_amount, launch.currency));
	const message = t('launch.registeredMessage', { name, reference });
	return {
		title: t('launch.registered'),
		lead: t('launch.registeredLead'),
		steps: [
			{ title: t('launch.stepRegistered', { day: date(receipt.acceptedAt, 'short') }), text: t('launch.stepReference', { reference }) },
			{ title: t('launch.stepPrices'), text: t('launch.stepPricesBy') },
			...(eoi ? [{ title: t('launch.stepEoi'), text: t('launch.stepEoiSum', { amount: eoi }) }] : []),
			{
				title: t('launch.stepChoose', { day: date(launch.launch_date, 'short'), time: time(launch.launch_date) }),
				text: t('launch.stepChooseWhere'),
			},
		],
		whatsApp: whatsApp && { href: whatsAppHref(whatsApp, message), text: t('received.whatsapp'), message },
	};
}
