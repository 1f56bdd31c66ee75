import { useLocation } from 'react-router';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import type { Money as MoneyData } from './formats.ts';

/** The number is what is read: its currency stands small beside it, before it in English and after it in Arabic. */
export function Money({ value, className = '' }: { value: MoneyData; className?: string }) {
	const isArabic = parseLocale(useLocation().pathname) === 'ar';
	const currency = <span>{value.currency}</span>;
	return (
		<span className={`money ${className}`}>
			{!isArabic && <>{currency} </>}
			<span className="tracking-num">{value.amount}</span>
			{isArabic && <> {currency}</>}
		</span>
	);
}
