import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildContact } from '#app/parts/contact/contact-data.ts';
import { enquiryAbout } from '#app/parts/enquiry/enquiry-form-data.ts';
import { convertedText } from '#app/parts/exchange/exchange-data.ts';
import { buildGallery } from '#app/parts/gallery/gallery-data.ts';
import { formatPlace } from '#app/parts/listings/card-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { ownershipIn } from '#app/parts/ownership/ownership-data.ts';
import { buildPaymentPlans } from '#app/parts/payment-plans/plan-data.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { buildDevelopment } from '#app/parts/records/development-data.ts';
import { formatCountdown, inOrder, isLaunched, launchCards } from '#app/parts/records/launch-cards.ts';
import { recordLink } from '#app/record-link.ts';
import type { Launch } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Receipt } from '#outbox/outbox.ts';
import { buildInterest, formatEoi } from './interest-data.ts';

const OTHERS = 3;

export type LaunchData = ReturnType<typeof launchData>;

export function launchData(request: PageRequest, launch: Launch, receipt: Receipt | null) {
	const { read, locale, site, t } = request;
	const { money, date, time } = createFormats(request);
	const { name, summary, description } = launch.translations[locale];
	const { eoi_amount, starting_price, currency } = launch;
	const sum = (amount: number | null) => ({
		value: amount === null ? null : money(amount, currency),
		converted: amount === null ? null : convertedText(request, amount, currency),
	});
	const isPast = isLaunched(launch);
	const project = launch.project === null ? null : read.get('project', launch.project);
	const fromLabel = t(isPast ? 'compound.from' : 'card.expectedFrom');
	const url = site.origin + recordAddress('launch', launch, locale);
	const about = { kind: 'launch', id: launch.id } as const;
	const contact = buildContact(request, null, {
		...{ about, name, reference: null, url },
		main: isPast ? { href: '#ask', text: t('contact.asks.question') } : { href: '#interest', text: t('contact.asks.interest') },
	});
	const day = date(launch.launch_date, 'long');
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	return {
		name,
		summary,
		crumbs: [
			{ to: localePath('/launches', locale), text: t('pages.launches') },
			{ to: null, text: name },
		],
		gallery: buildGallery(request, { name, images: launch.images, video: null, tour: null, drawing: { file: null, text: '' }, map: null }),
		opening: {
			name,
			summary,
			developer: recordLink(request, 'developer', launch.developer),
			place: formatPlace(request, launch.project, launch.area),
			countdown: isPast ? null : formatCountdown(request, launch),
			eoi: isPast ? null : formatEoi(request, 'launch.eoiShort', launch),
			opens: isPast ? t('launch.opened', { day }) : t('launch.opens', { day, time: time(launch.launch_date) }),
		},
		story: {
			description: showPictures(request, description),
			facts: [
				{ label: fromLabel, ...sum(starting_price) },
				{ label: t('records.eoi'), ...sum(isPast ? null : eoi_amount) },
			],
			delivery: launch.delivery_date && date(launch.delivery_date, 'month'),
			area: recordLink(request, 'area', launch.area),
			eoi: isPast || eoi_amount === null ? null : money(eoi_amount, currency),
			contact,
		},
		plans: section('plans', () =>
			buildPaymentPlans(request, {
				price: starting_price,
				currency,
				plans: read.many('payment_plan', launch.payment_plans),
				charges: project,
				deliveryDate: launch.delivery_date,
				ready: false,
				cashOnly: false,
				isStartingPrice: true,
				...(!isPast && { signedFrom: cairoToday(new Date(launch.launch_date)) }),
			}),
		),
		interest: section('interest', () => buildInterest(request, launch, receipt)),
		surroundings: {
			ownership: section('ownership', () => ownershipIn(request, { area: launch.area, project })),
			enquiry: section('enquiry', () => (isPast ? enquiryAbout(request, about) : null)),
			development: section('development', () => buildDevelopment(request, launch.project)),
			others: launchCards(request, inOrder(read.list('launch').filter(({ id }) => id !== launch.id))).slice(0, OTHERS),
		},
		bar: { price: starting_price === null ? null : money(starting_price, currency), small: fromLabel, contact, waits: !isPast },
	};
}
