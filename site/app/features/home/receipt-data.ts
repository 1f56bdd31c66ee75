import type { Property } from '../../../../content/entities/listings.ts';
import { piastresOf, poundsOf } from '../../../../content/money/amounts.ts';
import { allInPrice, type Charge, chargesOf } from '../../../../content/money/charges.ts';
import { addressOf } from '../../addresses.ts';
import type { PageRequest } from '../../page-loader.ts';
import { formatsOf, type Money } from '../listings/formats.ts';

export type ReceiptData = {
	to: string;
	title: string;
	price: Money;
	lines: { label: string; amount: string }[];
	allIn: { label: string; amount: string };
};

/** The price of a home and all that comes on top of it, line by line. */
export function receiptOf(request: PageRequest, property: Property): ReceiptData {
	const { read, locale, t } = request;
	const { number, percent, money } = formatsOf(request);
	const area = read.get('area', property.area);
	const place = area && (read.get('location', area.location) ?? area);
	const labelOf = ({ kind }: Charge) =>
		kind === 'maintenance' ? t('home.maintenance', { percent: percent(property.maintenance_percent ?? 0) }) : t(`home.${kind}`);
	return {
		to: addressOf('property', property, locale),
		title: [t(`type.${property.type as 'villa'}`), ...(place ? [place.translations[locale].name] : [])].join(' · '),
		price: money(property.price, property.currency),
		lines: chargesOf(piastresOf(property.price), property).map((charge) => ({
			label: labelOf(charge),
			amount: number(poundsOf(charge.amount)),
		})),
		allIn: { label: t('property.allIn'), amount: number(allInPrice(property) ?? property.price) },
	};
}
