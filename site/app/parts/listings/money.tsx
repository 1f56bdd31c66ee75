import { useLocation } from 'react-router';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { orderAmountAndCurrency } from '#domain/locales.ts';
import type { Money as MoneyData } from './formats.ts';

/** The currency is small beside the number: before it in English, after it in Arabic. */
export function Money({ value, className = '' }: { value: MoneyData; className?: string }) {
	const locale = parseLocale(useLocation().pathname);
	const amount = <span className="tracking-num">{value.amount}</span>;
	const [first, second] = orderAmountAndCurrency(locale, amount, <span>{value.currency}</span>);
	return (
		<span className={`money ${className}`}>
			{first} {second}
		</span>
	);
}
