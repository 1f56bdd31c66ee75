import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats, type Money } from '#app/parts/listings/formats.ts';
import { type AmountLine, buildReceipt, type ReceiptLine } from '#app/parts/listings/receipt.ts';
import type { Property } from '#content/entities/listings.ts';

export type PriceTagData = { to: string; title: string; price: Money; lines: AmountLine[]; allIn: AmountLine };

/** Price and additional costs, line by line; null where no additional cost is known. */
export function buildPriceTag(request: PageRequest, property: Property): PriceTagData | null {
	const { read, locale, t } = request;
	const { number, percent, money } = createFormats(request);
	const receipt = buildReceipt(property);
	if (!receipt) return null;
	const area = read.get('area', property.area);
	const place = area && (read.get('location', area.location) ?? area);
	const formatLabel = (kind: Exclude<ReceiptLine['kind'], 'price'>) =>
		kind === 'maintenance' ? t('home.maintenance', { percent: percent(property.maintenance_percent ?? 0) }) : t(`home.${kind}`);
	return {
		to: recordAddress('property', property, locale),
		title: [t(`type.${property.type}`), ...(place ? [place.translations[locale].name] : [])].join(' · '),
		price: money(property.price, property.currency),
		lines: receipt.lines.flatMap(({ kind, amount, isPaid }) =>
			kind === 'price' || isPaid ? [] : [{ label: formatLabel(kind), amount: number(amount) }],
		),
		allIn: { label: t('property.allIn'), amount: number(receipt.total) },
	};
}
