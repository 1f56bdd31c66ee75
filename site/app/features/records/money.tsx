import { useLocation } from 'react-router';
import { localeOf } from '../../i18n/locales.ts';
import type { Money as MoneyData } from '../listings/formats.ts';

/** The number is what is read: its currency stands small beside it, before it in English and after it in Arabic. */
export function Money({ value, className = '' }: { value: MoneyData; className?: string }) {
	const isArabic = localeOf(useLocation().pathname) === 'ar';
	const currency = (
		<span className="text-[max(0.58em,11px)] font-med tracking-normal text-ink-2 in-[.on-brand]:text-on-brand-2">{value.currency}</span>
	);
	return (
		<span className={`whitespace-nowrap [unicode-bidi:isolate] ${className}`}>
			{!isArabic && <>{currency} </>}
			<span className="tracking-num">{value.amount}</span>
			{isArabic && <> {currency}</>}
		</span>
	);
}
