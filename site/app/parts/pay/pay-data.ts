import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { type Filters, limits } from '#catalogue/query.ts';
import { groupDigits } from '#domain/digits.ts';
import type { UnreadAmounts } from '../search/unread-amounts.ts';
import { amountName, type TextContext } from '../search/value-names.ts';

export type PayName = 'down' | 'monthly' | 'pay-years';

/** A field of the sentence, with the words around it. */
export type PayField = {
	name: PayName;
	before: string;
	after: string;
	unit: string;
	value: string;
	example: string;
	isMoney: boolean;
	/** The error beside a field that cannot be parsed. */
	problem: string | null;
	presets: { value: string; text: string }[];
};

export type PayGroup = ReturnType<typeof payGroup>;

const presets: Record<PayName, number[]> = {
	down: [250_000, 500_000, 1_000_000, 1_500_000, 2_000_000],
	monthly: [30_000, 45_000, 60_000, 80_000, 100_000],
	'pay-years': [5, 7, 8, 10, 12],
};
const examples: Record<PayName, number> = { down: 1_000_000, monthly: 60_000, 'pay-years': 8 };

/** «I can pay … now and … a month for … years»: the visitor's means as one sentence. */
export function payGroup(request: PageRequest, filters: Filters, unread: UnreadAmounts = new Map()) {
	const { t, locale } = request;
	const { downPayment, monthly, payYears } = filters;
	const field = (name: PayName, value: number | undefined): PayField => {
		const isMoney = name !== 'pay-years';
		const shown = (amount: number) => groupDigits(String(amount));
		return {
			name,
			before: t(`find.pay.${name}.before`),
			after: t(`find.pay.${name}.after`),
			unit: isMoney ? t('money.egp') : '',
			value: unread.get(name) ?? (value === undefined ? '' : shown(value)),
			example: shown(examples[name]),
			isMoney,
			problem: unread.has(name) ? t(isMoney ? 'find.unreadMoney' : 'find.unread') : null,
			presets: presets[name].map((amount) => ({
				value: shown(amount),
				text: isMoney ? amountName(request, amount) : t('find.pay.forYears', { count: amount }),
			})),
		};
	};
	return {
		kind: 'pay' as const,
		name: 'pay',
		names: ['down', 'monthly', 'pay-years'],
		label: t('find.label.pay'),
		hint: t('find.pay.hint'),
		action: localePath('/search', locale),
		fields: [field('down', downPayment), field('monthly', monthly), field('pay-years', payYears)],
		labels: {
			unread: { money: t('find.unreadMoney'), number: t('find.unread') },
			/** By number, for Arabic plurals: سنة، سنتين، سنوات. */
			years: Array.from({ length: limits.planYears + 1 }, (_, count) => t('find.pay.yearsOf', { count })),
			around: t('find.pay.around'),
			fillIn: t('find.pay.fillIn'),
		},
	};
}

/** `1M + 60K a month`, for a control that shows all of it. */
export function payName(request: TextContext, { downPayment, monthly, payYears }: Filters): string | null {
	const { t } = request;
	const said = [
		downPayment === undefined ? null : amountName(request, downPayment),
		monthly === undefined ? null : t('find.pay.aMonth', { amount: amountName(request, monthly) }),
	].filter((text) => text !== null);
	if (said.length > 0) return said.join(' + ');
	return payYears === undefined ? null : t('find.pay.forYears', { count: payYears });
}
