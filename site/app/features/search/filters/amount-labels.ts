import { pluralRules } from '#app/i18n/intl-formats.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Locale } from '#domain/locales.ts';

/** Templates with `{n}` for the number: `{n} million`, «{n} ملايين». */
export type AmountLabels = { locale: Locale; one: string; few: string; other: string; thousand: string };

/** One number per plural category, to build a template for text made in the browser. */
const EXAMPLES = { few: 3, other: 11 } as const;

export function amountLabels({ locale, t }: Pick<PageRequest, 'locale' | 't'>): AmountLabels {
	const millions = (kind: keyof typeof EXAMPLES) =>
		t('find.amount.million', { count: EXAMPLES[kind] }).replace(String(EXAMPLES[kind]), '{n}');
	return {
		locale,
		one: t('find.amount.million', { count: 1 }),
		few: millions('few'),
		other: millions('other'),
		thousand: t('find.amount.thousand', { n: '{n}' }),
	};
}

const LEAST_SAID = 10_000;

/** `4 million`, `850 thousand`; small amounts are written in figures. */
export function formatAmount(amount: number, labels: AmountLabels): string {
	if (amount < 1_000_000) return amount >= LEAST_SAID ? labels.thousand.replace('{n}', rounded(amount / 1000)) : '';
	const millions = rounded(amount / 1_000_000);
	const kind = pluralRules(labels.locale).select(Number(millions));
	return (kind === 'one' || kind === 'few' ? labels[kind] : labels.other).replace('{n}', millions);
}

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
