import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { ContactData } from '#app/parts/contact/contact-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { PriceBlockData } from '#app/parts/listings/price-block-data.ts';
import type { PropertyFact } from '#app/parts/listings/property-facts.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';
import { cairoToday } from '#domain/cairo.ts';
import { computeCashPrice, computeMonthly, findCashDiscount, orderPlans } from '#domain/money/plan.ts';
import { readQuotedTakeover } from '#domain/money/resale.ts';
import type { Heading } from './heading-data.ts';
import { qrPath } from './qr-path.ts';

type Shown = { heading: Heading; price: PriceBlockData; facts: PropertyFact[]; contact: ContactData; photos: Photo[]; url: string };

export type Brochure = ReturnType<typeof buildBrochure>;

const PHOTOS = 3;
const FACTS = 14;
const PLANS = 4;

/** One printed page, with a QR code of this page's address. */
export function buildBrochure(request: PageRequest, property: Property, { photos, facts, url, ...shown }: Shown) {
	const { read, locale, t } = request;
	const plans = property.purpose === 'sale' && !readQuotedTakeover(property) ? buildPlans(request, property) : null;
	return {
		...shown,
		// The table of plans and the facts say the same, and the photographs need the room.
		price: plans ? { ...shown.price, facts: [] } : shown.price,
		photos: photos.slice(0, photos.length < PHOTOS ? 1 : PHOTOS),
		facts: facts.slice(0, FACTS),
		plans,
		amenities: read
			.many('amenity', property.amenities)
			.map(({ translations }) => translations[locale].name)
			.join(' · '),
		home: localePath('/', locale),
		reference: { label: t('property.reference'), text: property.reference },
		code: qrPath(url),
		url: url.replace(/^https?:\/\//, ''),
		labels: { scan: t('brochure.scan'), printed: t('brochure.printed', { date: createFormats(request).date(cairoToday(), 'long') }) },
	};
}

function buildPlans(request: PageRequest, { price, payment_plans, offer_cash_percent: offered }: Property) {
	const { read, t } = request;
	const { number, percent } = createFormats(request);
	const plans = orderPlans(price, read.many('payment_plan', payment_plans)).slice(0, PLANS);
	if (plans.length === 0) return null;
	const discount = findCashDiscount(plans, offered);
	return {
		title: t('brochure.plans'),
		labels: { down: t('listing.down'), years: t('brochure.years'), monthly: t('brochure.monthly') },
		rows: plans.map((plan) => ({
			id: plan.id,
			down: `${number((price * plan.down_payment_percent) / 100)} (${percent(plan.down_payment_percent)})`,
			years: t('count.years', { count: plan.years }),
			monthly: number(computeMonthly(price, plan)),
		})),
		cash:
			discount > 0
				? { label: t('brochure.cash', { percent: percent(discount) }), amount: number(computeCashPrice(price, plans, offered)) }
				: null,
	};
}
